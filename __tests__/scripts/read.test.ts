import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { POSITIONS } from '../../src/engine/geometry';
import type { Picture } from '../../src/reader/picture';
import { FLAT } from '../support/pyramidPictures/art/flat';
import { anyPyramid } from '../support/pyramidPictures/sets';
import { IDEAL } from '../support/pyramidPictures/shot';
import { takePicture } from '../support/pyramidPictures/takePicture';

const ROOT = path.resolve(__dirname, '../..');
const PYRAMID = anyPyramid(3);

/** The command as a person calls it. */
function read(...files: readonly string[]) {
  const run = spawnSync('npm', ['run', '--silent', 'read', '--', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const errors = run.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
  const lines = run.stdout.split('\n').slice(0, -1);
  return { code: run.status, answers: lines.map((line) => JSON.parse(line) as Answer), errors };
}

interface Answer {
  readonly file: string;
  readonly rows: readonly (readonly Record<string, unknown>[])[];
}

function png({ pixels, width, height }: Picture): Buffer {
  const image = new PNG({ width, height });
  image.data = Buffer.from(pixels);
  return PNG.sync.write(image);
}

function jpeg({ pixels, width, height }: Picture): Buffer {
  return encode({ data: Buffer.from(pixels), width, height }, 85).data;
}

describe('npm run --silent read', () => {
  const plain = takePicture({ pyramid: PYRAMID, style: FLAT, shot: IDEAL, seed: 1 });
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'orbis-read-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function file(name: string, bytes: Buffer): string {
    const full = path.join(folder, name);
    writeFileSync(full, bytes);
    return full;
  }

  it('reads PNG and JPEG by their bytes: rows from the base, a line a picture', () => {
    const files = [file('one.png', png(plain)), file('really-a-jpeg.png', jpeg(plain))];
    const { code, answers, errors } = read(...files);
    expect([code, errors]).toEqual([0, []]);
    expect(answers.map((answer) => answer.file)).toEqual(files);
    for (const { rows } of answers) {
      expect(rows.map(({ length }) => length)).toEqual([5, 4, 3, 2]);
      const colors = POSITIONS.map(({ row, col }) => rows[row]?.[col]?.['color']);
      expect(colors).toEqual([...PYRAMID]);
    }
  });

  it('names the second likeliest colour where it is unsure, and only there', () => {
    const black = { ...plain, pixels: plain.pixels.map((_, at) => (at % 4 === 3 ? 255 : 0)) };
    const { answers } = read(file('plain.png', png(plain)), file('black.png', png(black)));
    const [sure, unsure] = answers.map(({ rows }) => rows.flat());
    expect(sure?.filter((cell) => cell['sure'] === true).every((cell) => !('second' in cell))).toBe(
      true,
    );
    expect(unsure).toHaveLength(14);
    for (const cell of unsure ?? []) {
      expect(Object.keys(cell)).toEqual(['color', 'confidence', 'sure', 'second']);
      expect([cell['sure'], cell['second'] === cell['color']]).toEqual([false, false]);
    }
  });

  it('says in a line what is no picture or too small, exit code 2, and reads the others', () => {
    const small = takePicture({ pyramid: PYRAMID, style: FLAT, shot: IDEAL, seed: 1 }, 95);
    const { code, answers, errors } = read(
      file('note.png', Buffer.from('not a picture')),
      file('cut.png', png(plain).subarray(0, 200)),
      file('small.png', png(small)),
      path.join(folder, 'none.png'),
      file('good.png', png(plain)),
    );
    expect(code).toBe(2);
    expect(answers).toHaveLength(1);
    expect(errors.map((line) => line.slice(line.indexOf(folder) + folder.length + 1))).toEqual([
      'note.png: not a PNG or JPEG picture',
      'cut.png: not a PNG or JPEG picture',
      'small.png: too small, 95 x 76 pixels; 100 wide is the least',
      expect.stringMatching(/^none\.png: ENOENT/),
    ]);
  });

  it('tells how it is called when it is called with nothing', () => {
    expect(read()).toEqual({ code: 2, answers: [], errors: [expect.stringMatching(/^usage: /)] });
  });
});
