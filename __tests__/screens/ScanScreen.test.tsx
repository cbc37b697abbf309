import { fireEvent, screen } from '@testing-library/react-native';
import { makeParcelText } from '../../src/codec/parcelText';
import type { DraftPlayer } from '../../src/engine/table';
import en from '../../src/i18n/en';
import { boxStore } from '../../src/storage/boxStore';
import { listGames } from '../../src/storage/games';
import { playersStore } from '../../src/storage/playersStore';
import { listTables } from '../../src/storage/tables';
import { fullOf, plain, player, table, village } from '../support/build';
import { keepTable } from '../support/keepTable';
import { button, fresh, onAFreshDevice, openAt, playerOf, radio } from '../support/openEntry';

onAFreshDevice();

const words = en.handOver.scan;
const DEE = player({ name: 'Dee', worshipers: 3, pyramid: fullOf(village(2)) });
const codeOf = (one: DraftPlayer, from = 9) =>
  makeParcelText({ kind: 'pyramid', from, player: one });
const twoUnnamed = () =>
  keepTable([player({ name: 'Player 1', ...fresh }), player({ name: 'Player 2', ...fresh })]);

async function paste(user: Awaited<ReturnType<typeof openAt>>['user'], text: string) {
  fireEvent.changeText(screen.getByLabelText(words.paste), text);
  await user.press(button(words.usePasted));
}

describe('a pyramid scanned for a table', () => {
  it('goes to a free seat, says whose it is, and teaches the box and the list of players', async () => {
    const id = twoUnnamed();
    const { user } = await openAt(`scan/${id}`);
    await paste(user, codeOf(DEE));
    expect(screen.getByText(words.seated('Dee'))).toBeOnTheScreen();
    expect(screen.getByText('14 of 14 tiles')).toBeOnTheScreen();
    expect(playerOf(id)).toEqual(DEE);
    expect(boxStore.get().map(({ face }) => face)).toEqual([village(2)]);
    expect(playersStore.get().names).toEqual(['Dee']);
  });

  it('is brought up to date when it is scanned again, at the same seat', async () => {
    const id = twoUnnamed();
    const { user } = await openAt(`scan/${id}`);
    await paste(user, codeOf(DEE));
    await paste(user, codeOf({ ...DEE, worshipers: 4 }));
    expect(screen.getByText(words.updated('Dee'))).toBeOnTheScreen();
    expect(playerOf(id, 0).worshipers).toBe(4);
    expect(playerOf(id, 1).name).toBe('Player 2');
    await paste(user, codeOf({ ...DEE, worshipers: 4 }));
    expect(screen.getByText(words.sameSeat('Dee'))).toBeOnTheScreen();
  });

  it('is taken back by undo, and put at another seat by a press', async () => {
    const id = twoUnnamed();
    const { user } = await openAt(`scan/${id}`);
    await paste(user, codeOf(DEE));
    await user.press(radio('Player 2'));
    expect(playerOf(id, 0).name).toBe('Player 1');
    expect(playerOf(id, 1)).toEqual(DEE);
    const [, inCard] = screen.getAllByRole('button', { name: en.tables.tools.undo });
    await user.press(inCard ?? screen.root);
    expect(playerOf(id, 1).name).toBe('Player 2');
  });

  it('goes by the name of the seat where it has none of its own', async () => {
    const id = keepTable([player({ name: 'Ana', ...fresh }), player({ name: 'Bo', ...fresh })]);
    const { user } = await openAt(`scan/${id}`);
    await paste(user, codeOf({ ...DEE, name: en.tables.home.me }));
    expect(playerOf(id)).toEqual({ ...DEE, name: 'Ana' });
  });

  it('asks whose place it takes at a full table', async () => {
    const names = ['Ana', 'Bo', 'Cy', 'Di'];
    const id = keepTable(names.map((name) => player({ name })));
    const { user } = await openAt(`scan/${id}`);
    await paste(user, codeOf(DEE));
    expect(screen.getByText(words.whoseSeat('Dee'))).toBeOnTheScreen();
    expect(playerOf(id, 2).name).toBe('Cy');
    await user.press(radio('Cy'));
    expect(playerOf(id, 2)).toEqual(DEE);
  });
});

test.each([
  ['other-app', 'https://example.org'],
  ['damaged', codeOf(DEE).slice(0, -3)],
] as const)('a code that is %s is refused in words, and nothing changes', async (why, text) => {
  const id = twoUnnamed();
  const before = JSON.stringify(listTables());
  const { user } = await openAt(`scan/${id}`);
  await paste(user, text);
  expect(screen.getByText(words.refused[why])).toBeOnTheScreen();
  expect(JSON.stringify(listTables())).toBe(before);
});

describe('from Home', () => {
  it('a pyramid begins a new table, or goes to one that is open', async () => {
    const id = keepTable([player({ name: 'Ana' }), player({ name: 'Bo', ...fresh })]);
    const { user } = await openAt('scan');
    await paste(user, codeOf(DEE));
    expect(screen.getByText(words.whichTable('Dee'))).toBeOnTheScreen();
    await user.press(button(en.handOver.code.table('Ana, Bo')));
    expect(screen.getByText(words.seated('Dee'))).toBeOnTheScreen();
    expect(playerOf(id, 2)).toEqual(DEE);
  });

  it('a finished game goes into the history, once', async () => {
    const finished = table([
      { name: 'Ana', god: 'love', pyramid: fullOf(plain('red')) },
      { name: 'Bo', god: 'fire', pyramid: fullOf(plain('blue')) },
    ]);
    const code = makeParcelText({ kind: 'table', id: 'abc123', table: finished, location: '' });
    const { user } = await openAt('scan');
    await paste(user, code);
    expect(screen.getByText(words.game.new)).toBeOnTheScreen();
    await paste(user, code);
    expect(screen.getByText(words.game.same)).toBeOnTheScreen();
    expect(listGames()).toEqual(['abc123']);
    await user.press(button(words.openGame));
    expect(screen.getByRole('heading', { name: en.result.title })).toBeOnTheScreen();
  });

  it('a box is learned, and forgotten by undo', async () => {
    const { user } = await openAt('scan');
    await paste(user, makeParcelText({ kind: 'box', faces: [village(1), village(5)] }));
    expect(screen.getByText(words.box.new(en.counts.tiles(2)))).toBeOnTheScreen();
    await user.press(button(en.tables.tools.undo));
    expect(boxStore.get()).toEqual([]);
  });
});
