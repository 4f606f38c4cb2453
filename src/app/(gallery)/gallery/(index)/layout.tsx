import type { ReactNode } from 'react';
import { DocumentRoot } from '../../../document-root';

export default function GalleryIndexLayout({ children }: { children: ReactNode }) {
  return <DocumentRoot locale="en">{children}</DocumentRoot>;
}
