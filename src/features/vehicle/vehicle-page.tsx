import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button';
import type { ChooserLabels } from './chooser-props';
import { type RangeFact, RangeFacts } from './range-facts';
import { SectionNavigator } from './section-navigator.client';
import { StageHead } from './stage-head';
import { VehicleChooser } from './vehicle-chooser.client';
import type { VehicleChoices } from './vehicle-model';
import styles from './vehicle-page.module.css';

type VehiclePageProps = {
  choices: VehicleChoices;
  /** The choice of this address, as path parts. */
  address: string[];
  /** Of the stage and what follows each choice. */
  chooserLabels: ChooserLabels;
  labels: { back: string; from: string; noModels: string; toAllVehicles: string };
  facts: RangeFact[];
  sections: { label: string; models: string; highlights: string; specifications: string; more: string };
  /** Below price and actions: the offers tile (T-005 to T-008). */
  offersTile: ReactNode;
  /** Below it, the way to Toyota Financial Services on a dealer's site (D-370). */
  financeRow: ReactNode;
  /** The range's own blocks; null when it has none. */
  layout: ReactNode | null;
};

/** A range: its stage, what it is for, its specification, and whatever the editors put below. */
export function VehiclePage(props: VehiclePageProps) {
  const { facts, sections, layout, labels } = props;
  const { subtitle, fromPrice, allUrl, ...chooser } = props.choices;
  const hasModels = chooser.models.length > 0;
  const places = [
    { id: chooser.stageId, label: sections.models, isHere: hasModels },
    { id: 'highlights', label: sections.highlights, isHere: facts.length > 0 },
    { id: 'specifications', label: sections.specifications, isHere: hasModels },
    { id: 'more', label: sections.more, isHere: layout !== null },
  ].filter(({ isHere }) => isHere);
  const head = <StageHead {...{ rangeName: chooser.rangeName, subtitle, fromPrice, allUrl, labels }} />;
  const highlights = facts.length > 0 && <RangeFacts title={sections.highlights} facts={facts} />;
  return (
    <div className={styles.page}>
      {hasModels ? (
        <VehicleChooser
          key={props.address.join('/')}
          {...chooser}
          address={props.address}
          labels={props.chooserLabels}
          head={head}
          offers={
            <>
              {props.offersTile}
              {props.financeRow}
            </>
          }
        >
          {highlights}
        </VehicleChooser>
      ) : (
        <>
          <section id={chooser.stageId} className={styles.empty} data-block="vehicle-model-selector">
            {head}
            <p>{labels.noModels}</p>
            <ButtonLink href={allUrl}>{labels.toAllVehicles}</ButtonLink>
          </section>
          {highlights}
        </>
      )}
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
