import type { HTMLAttributes } from 'react';

/** How deep a calculator's answer stands in its page; its parts are one deeper. */
export type HeadingLevel = 2 | 3 | 4;

/** A heading of a calculator's answer, or of a part of it. */
export function Heading({ level, ...rest }: HTMLAttributes<HTMLHeadingElement> & { level: HeadingLevel | 5 }) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}

/** That of a part. */
export function partLevel({ level }: { level: HeadingLevel }) {
  return (level + 1) as Exclude<HeadingLevel, 2> | 5;
}
