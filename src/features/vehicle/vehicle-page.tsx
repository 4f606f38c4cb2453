import type { ReactNode } from 'react';
import type { ChooserProps } from './chooser-props';
import { type RangeFact, RangeFacts } from './range-facts';
import { SectionNavigator } from './section-navigator.client';
import { type SpecificationGroup, SpecificationGroups } from './specification-groups';
import { VehicleChooser } from './vehicle-chooser.client';
import styles from './vehicle-page.module.css';

type VehiclePageProps = {
  chooser: Omit<ChooserProps, 'specification' | 'children'>;
  facts: RangeFact[];
  /** Of the model that the address chooses. */
  specification: SpecificationGroup[];
  sections: { label: string; models: string; highlights: string; specifications: string; more: string };
  specificationMissing: string;
  /** The range's own blocks; null when it has none. */
  layout: ReactNode | null;
};

/** A range: its stage, what it is for, its specification, and whatever the editors put below. */
export function VehiclePage(props: VehiclePageProps) {
  const { chooser, facts, sections, layout } = props;
  const hasModels = chooser.models.length > 0;
  const places = [
    { id: chooser.stageId, label: sections.models, isHere: hasModels },
    { id: 'highlights', label: sections.highlights, isHere: facts.length > 0 },
    { id: 'specifications', label: sections.specifications, isHere: hasModels },
    { id: 'more', label: sections.more, isHere: layout !== null },
  ].filter(({ isHere }) => isHere);
  return (
    <div className={styles.page}>
      <VehicleChooser
        key={chooser.address.join('/')}
        {...chooser}
        specification={<SpecificationGroups groups={props.specification} missing={props.specificationMissing} />}
      >
        {facts.length > 0 && <RangeFacts title={sections.highlights} facts={facts} />}
      </VehicleChooser>
      {layout && (
        <div id="more" className={styles.more}>
          {layout}
        </div>
      )}
      {places.length > 1 && (
        <SectionNavigator label={sections.label} sections={places.map(({ id, label }) => ({ id, label }))} />
      )}
    </div>
  );
}
