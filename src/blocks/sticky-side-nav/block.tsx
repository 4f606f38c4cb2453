import type { StickySideNavBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';
import { toStickySideNav } from './model';
import { StickySideNavView } from './view';

export function StickySideNavBlock({ block, context: { locale } }: BlockProps<Stored>) {
  return <StickySideNavView {...toStickySideNav(block, locale)} />;
}
