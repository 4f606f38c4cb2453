import { Breadcrumbs } from '@/features/shell/breadcrumbs';
import type { Trail } from '@/queries/breadcrumbs';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { StructuredData } from '@/ui/structured-data';

type BreadcrumbsViewProps = {
  trail: Trail;
  /** Adds a link back to the home page in words (D-328). */
  hasBackLink: boolean;
  labels: { trail: string; home: string };
  data: Record<string, unknown> | null;
};

export function BreadcrumbsView({ trail, hasBackLink, labels, data }: BreadcrumbsViewProps) {
  if (trail.items.length === 0) return null;
  return (
    <div data-block="breadcrumbs" className="wrap">
      <Breadcrumbs items={trail.items} homeUrl={trail.homeUrl} labels={labels} />
      {hasBackLink && (
        <ButtonLink variant="quiet" icon={<Icon name="back" />} href={trail.homeUrl}>
          {labels.home}
        </ButtonLink>
      )}
      {data && <StructuredData of={data} />}
    </div>
  );
}
