import { describe, expect, it } from 'vitest';
import { pictureOf } from './fixture';
import { packPicture, unpackPicture } from './packed-picture';

describe('packPicture', () => {
  const picture = pictureOf('hilux-copper');

  it('comes out as it went in, without files wider than the stage', () => {
    const unpacked = unpackPicture(packPicture(picture));
    expect(unpacked.fallbackUrl).toBe(picture.fallbackUrl);
    expect(unpacked.sources.avif).toEqual(picture.sources.avif.slice(0, 3));
    expect(unpacked.sources.webp).toEqual(picture.sources.webp.slice(0, 3));
  });

  it('D-388: a colour picture is shown at 960 × 840', () => {
    expect(unpackPicture(packPicture(picture))).toMatchObject({ width: 960, height: 840 });
  });

  it('writes what the addresses share once', () => {
    expect(packPicture(picture)).toMatchObject({ start: '/api/media/file/hilux-copper', end: '?v=1' });
  });

  it('a picture without sizes keeps its own address', () => {
    const bare = { ...picture, sources: { avif: [], webp: [] } };
    expect(unpackPicture(packPicture(bare))).toMatchObject({
      fallbackUrl: picture.fallbackUrl,
      sources: { avif: [], webp: [] },
    });
  });
});
