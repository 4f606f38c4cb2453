'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { toCarousel } from '@/domain/vehicle/choice';
import { ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { CategoryTabs } from './category-tabs';
import type { ChooserColour, ChooserProps } from './chooser-props';
import { fillLink } from './fill-link';
import { ModelCarousel } from './model-carousel';
import { ModelList } from './model-list';
import { ModelPrice } from './model-price';
import { SpecificationSummary } from './specification-summary';
import { StagePicture } from './stage-picture';
import { Swatches } from './swatches';
import { useVehicleChoice } from './use-vehicle-choice';
import styles from './vehicle-chooser.module.css';
import { YourSummary } from './your-summary';

/**
 * The stage of a vehicle page with everything that changes with a choice. Each choice is a link to an address of its
 * own, rendered on the server; here it shows at once (D-347 to D-361). A range without models has no stage.
 */
export function VehicleChooser(props: ChooserProps) {
  const { basePath, rangeName, labels, links, models, pictures } = props;
  const { categoryCode, model, siblings, place, colours, colour, hasChanged, choose, follow } = useVehicleChoice(props);
  const [pointedAt, setPointedAt] = useState<ChooserColour | null>(null);
  const action = useRef<HTMLDivElement>(null);
  const hasActionLeft = useHasLeft(action);

  if (!model) return null;

  // A model chosen by keyboard meanwhile may lack the colour under the pointer.
  const preview = pointedAt && colours.includes(pointedAt) ? pointedAt : null;
  const shown = preview ?? colour;
  const picture = pictures[model.picture ?? shown?.picture ?? -1] ?? null;
  const alt = [`${rangeName} ${model.name}`, shown?.title.text].filter(Boolean).join(', ');
  const paintCode = colour?.paintCode;
  const compareUrl = `${basePath}/compare?code=${model.code}`;
  const quote = (
    <ButtonLink variant="primary" href={fillLink(links.quote, model.code, paintCode)}>
      {labels.requestQuote}
    </ButtonLink>
  );

  return (
    <>
      {/* What is clicked in it are links, by key as well. */}
      <section
        id={props.stageId}
        className={styles.stage}
        data-block="vehicle-model-selector"
        data-category-code={categoryCode}
        data-model-code={model.code}
        data-colour-code={paintCode}
        onClickCapture={follow}
      >
        <div className={styles.grid}>
          {props.head}
          <div className={styles.figure}>
            <StagePicture
              picture={picture}
              alt={alt}
              lang={shown?.title.lang}
              missing={labels.noPicture}
              loading={labels.loading}
            />
            <Swatches
              label={labels.colour}
              missing={labels.noColours}
              colours={colours}
              chosen={colour}
              preview={preview}
              modelPath={`${basePath}/${model.code}`}
              onPreview={setPointedAt}
            />
          </div>
          <div className={styles.side}>
            <CategoryTabs
              label={labels.categories}
              categories={props.categories}
              current={categoryCode}
              basePath={basePath}
              hybrid={{ url: links.hybrid, label: labels.hybrid }}
            />
            <div className={styles.list}>
              <ModelList label={labels.models} models={siblings} chosen={model} basePath={basePath} />
            </div>
            <ModelCarousel
              models={toCarousel(siblings, place)}
              before={siblings[place - 1]}
              after={siblings[place + 1]}
              chosen={model}
              basePath={basePath}
              labels={labels}
              onSwipe={({ code }) => choose([code])}
            />
            <div className={styles.offer}>
              <h2 className={styles.derivative}>{model.name}</h2>
              <ModelPrice model={model} terms={props.priceTerms} labels={labels} />
              <div ref={action} className={styles.actions}>
                {quote}
                <ButtonLink href={fillLink(links.testDrive, model.code, paintCode)}>{labels.testDrive}</ButtonLink>
              </div>
              <div className={styles.ways}>
                <ButtonLink variant="quiet" href={compareUrl}>
                  {labels.compare}
                </ButtonLink>
                {models.length > 1 && (
                  <ButtonLink variant="quiet" href={`#${allModels}`}>
                    {labels.viewAllModels}
                  </ButtonLink>
                )}
              </div>
              {props.offers}
            </div>
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {hasChanged && [model.name, colour?.title.text, model.price].filter(Boolean).join(', ')}
        </p>
        <Dialog id={allModels} title={rangeName} labels={labels}>
          <ModelList label={labels.viewAllModels} models={models} chosen={model} basePath={basePath} closes />
        </Dialog>
      </section>
      {props.children}
      <SpecificationSummary
        model={model}
        labels={labels}
        compareUrl={compareUrl}
        aside={
          <YourSummary
            model={model}
            rangeName={rangeName}
            picture={picture}
            colour={colour}
            labels={labels}
            changeHref={models.length > 1 ? `${basePath}/derivatives` : null}
          />
        }
      />
      <div className={styles.bar} data-foot-bar={hasActionLeft ? '' : undefined} inert={!hasActionLeft}>
        <span className={styles.barPrice}>{model.price}</span>
        {quote}
      </div>
    </>
  );
}

const allModels = 'all-models';

/** Whether an element has left the screen at its top. */
function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // What is still below the screen counts as on it: it may be jumped over.
    const observer = new IntersectionObserver(([entry]) => setLeft(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasLeft;
}
