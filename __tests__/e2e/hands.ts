import type { Locator, Page } from '@playwright/test';
import en from '../../src/i18n/en';
import { faceWords } from '../../src/i18n/tileWords';
import type { DraftPlayer } from '../../src/engine/table';
import type { Color, Region, Tile } from '../../src/engine/tile';
import { writeTile } from '../../src/engine/format/tileSchema';

/** Two hands at a phone: they press what is seen, and count. */
export class Hands {
  presses = 0;
  private color: Color | null = null;

  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  radio(group: string, name: string | RegExp): Locator {
    const choices = this.page.getByRole('radiogroup', { name: group, exact: true });
    return choices.getByRole('radio', { name, exact: true });
  }

  async chooseColor(color: Color): Promise<void> {
    await this.press(this.radio(en.entry.palette.colors, en.colors[color]));
    this.color = color;
  }

  /** Presses a colour only where it is not the chosen one. */
  async turnToColor(color: Color): Promise<void> {
    if (color !== this.color) await this.chooseColor(color);
  }

  /** A tile that the box knows: its colour, where it is not chosen yet, and the tile. */
  async placeKnown(tile: Tile | null): Promise<void> {
    if (tile === null) throw new Error('an empty cell cannot be placed');
    if (tile.type === 'wilderness') {
      await this.press(this.button(en.entry.palette.wilderness));
      return;
    }
    await this.turnToColor(tile.color);
    await this.press(this.offered(tile));
  }

  offered(face: Region): Locator {
    const offers = this.page.getByRole('group', { name: en.entry.palette.offers, exact: true });
    return offers.getByRole('button', { name: faceWords(en, face), exact: true });
  }

  /** Everything of one player, until the app says that the pyramid is complete. */
  async enterPlayer(player: DraftPlayer): Promise<void> {
    this.forgetColor();
    for (const tile of player.pyramid) await this.placeKnown(tile);
    await this.finishPlayer(player);
  }

  /** Another player's entry begins without a colour. */
  forgetColor(): void {
    this.color = null;
  }

  async finishPlayer({ god, worshipers }: DraftPlayer): Promise<void> {
    await this.press(this.radio(en.entry.gods.title, en.gods[god ?? 'love']));
    await this.press(this.radio(en.entry.worshipers.title, String(worshipers)));
  }
}

/** A box that knows these faces, as an earlier evening left it. */
export async function teachBox(page: Page, faces: readonly Region[], site = ''): Promise<void> {
  const tiles = faces.map((face) => ({ face: writeTile(face), uses: 1 }));
  await keep(page, 'box', { version: 1, tiles }, site);
}

/** Puts a record into the device's memory before the app reads it. */
export async function keep(
  page: Page,
  key: string,
  record: object | string,
  site = '',
): Promise<void> {
  const raw = typeof record === 'string' ? record : JSON.stringify(record);
  // A page of the same origin on which the app does not run.
  await page.goto(`${site}/metadata.json`);
  await page.evaluate(([name, text]) => localStorage.setItem(`orbis\\${name}`, text), [
    key,
    raw,
  ] as const);
}

export function kept(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(`orbis\\${start}`))
        .sort()
        .map((key) => localStorage.getItem(key) ?? ''),
    prefix,
  );
}

export const RULINGS = { mostNeedsOne: false, mysticFrom: 'white' } as const;

/** A table at which nobody has done anything yet. */
export function emptyTable(...names: string[]): object {
  const table = { kind: 'table', createdAt: 1, changedAt: 1, names, rulings: RULINGS };
  return { version: 1, ...table, edits: [], done: 0 };
}
