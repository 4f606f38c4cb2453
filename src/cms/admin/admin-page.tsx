import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/** A page of our own within the admin's frame. */
export function AdminPage({
  initPageResult,
  params,
  searchParams,
  className,
  children,
}: Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  className?: string;
  children: ReactNode;
}) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <div className={className}>{children}</div>
      </Gutter>
    </DefaultTemplate>
  );
}
