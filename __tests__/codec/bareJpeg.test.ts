import { decode } from 'jpeg-js';
import { bareJpeg } from '../../src/codec/bareJpeg';
import { ascii, exifOf, holds, jpegOf, segment, withSegments } from '../support/jpegs';

const PLAIN = jpegOf(90);

test('place, time and comments are gone, and every pixel is as it was', () => {
  const told = withSegments(
    PLAIN,
    exifOf(6),
    segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/')),
    segment(0xed, ascii('Photoshop 3.0')),
    segment(0xe2, ascii('MPF')),
    segment(0xfe, ascii('at home')),
  );
  const bare = bareJpeg(told);
  expect(bare).toEqual(bareJpeg(PLAIN));
  for (const trace of ['Exif', 'adobe', 'Photoshop', 'MPF', 'at home']) {
    expect(holds(told, trace)).toBe(true);
    expect(holds(bare ?? told, trace)).toBe(false);
  }
  expect(decode(bare ?? told).data).toEqual(decode(PLAIN).data);
});

test('what colours mean stays', () => {
  const told = withSegments(
    PLAIN,
    segment(0xe2, ascii('ICC_PROFILE')),
    segment(0xee, ascii('Adobe')),
  );
  expect(bareJpeg(told)).toEqual(told);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a PNG', Uint8Array.from([0x89, ...ascii('PNG')])],
  ['a head alone', PLAIN.subarray(0, 30)],
  ['a head whose part is longer than the file', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 9, 9])],
  ['a part of no length', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
])('%s is no JPEG', (_, bytes) => {
  expect(bareJpeg(bytes)).toBeNull();
});
