import type { SingleVideoBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import type { VideoFile } from '@/queries/videos';
import type { PictureProps } from '@/ui/picture';

export type SingleVideoModel = {
  heading: LocalText | null;
  /** What the video is called for assistive technology. */
  title: string;
  video: VideoFile;
  poster: PictureProps | null;
  startsItself: boolean;
  height: 'responsive' | 'fixed';
  caption: LocalText | null;
  transcript: LocalText | null;
};

/** Null without a video. */
export function toSingleVideo({
  block,
  video,
  poster,
}: {
  block: SingleVideoBlock;
  video: VideoFile | null;
  poster: PictureProps | null;
}): SingleVideoModel | null {
  if (!video) return null;
  const heading = localText(block, 'heading');
  const caption = localText(block, 'caption');
  return {
    heading,
    title: (localText(block, 'title') ?? heading ?? caption)?.text ?? poster?.alt ?? '',
    video,
    // The link that plays it says what it is.
    poster: poster && { ...poster, alt: '' },
    startsItself: (block.autoplayVideo ?? false) && !video.youtubeId,
    height: block.height ?? 'responsive',
    caption,
    transcript: localText(block, 'transcript'),
  };
}
