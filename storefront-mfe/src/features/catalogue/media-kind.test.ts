import { expect, test } from '@jest/globals';
import { isVideo } from './media-kind.ts';

test.each([
  ['/media/a.mp4', true],
  ['/media/a.AVI', true],
  ['/media/a.mov', true],
  ['/media/a.webm', true],
  ['/media/mp4.webp', false],
  ['/media/a.mp4.png', false],
  [undefined, false],
])('When the file is %s, then "it is a video" is %s', (file, expected) => {
  expect(isVideo(file)).toBe(expected);
});
