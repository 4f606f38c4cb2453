'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { toBuyingLink, toEnquiryLink } from '@/domain/vehicle/buying-link';
import { toCarousel } from '@/domain/vehicle/choice';
import { ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { CategoryTabs } from './category-tabs';
import type { ChooserColour, ChooserProps } from './chooser-props';
import { FullSpecification } from './full-specification';
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
 * own, rendered on the server; here it shows at once (D-347 to D-361).
 */
export function VehicleChooser(props: ChooserProps) {
  const { basePath, rangeName, labels, links, models, pictures } = props;
  const { categoryCode, model, siblings, place, colours, colour, hasChanged, choose, follow } = useVehicleChoice(props);
  const [preview, setPreview] = useState<ChooserColour | null>(null);
  const action = useRef<HTMLDivElement>(null);
  const hasActionLeft = useHasLeft(action);

  if (!model) return <NoModels {...props} />;

  const shownColour = preview ?? colour;
  const picture = pictures[model.picture ?? shownColour?.picture ?? -1] ?? null;
  const alt = [`${rangeName} ${model.name}`, shownColour?.title.text].filter(Boolean).join(', ');
  const paintCode = colour?.paintCode ?? null;
  const buying = { buyingSite: links.quoteSite ?? '', modelCode: model.code };
  const quoteUrl = links.quoteSite
    ? toBuyingLink({ ...buying, step: 'quote' })
    : toEnquiryLink(links.enquiryPath, model.code, paintCode);
  const quote = (
    <ButtonLink variant="primary" href={quoteUrl}>
      {labels.requestQuote}
    </ButtonLink>
  );
  const price = <ModelPrice model={model} terms={props.priceTerms} labels={labels} />;

  return (
    <>
      <section
        id={props.stageId}
        className={styles.stage}
        data-block="vehicle-model-selector"
        data-model-code={model.code}
        data-colour-code={paintCode ?? undefined}
      >
        <div className={styles.grid}>
          <StageHead {...props} />
          <div className={styles.figure}>
            <StagePicture picture={picture} alt={alt} missing={labels.noPicture} />
            <Swatches
              label={labels.colour}
              missing={labels.noColours}
              colours={colours}
              chosen={colour}
              preview={preview}
              modelPath={`${basePath}/${model.code}`}
              onPreview={setPreview}
              onChoose={(event, paint) => {
                setPreview(null);
                follow(event, [model.code, paint]);
              }}
            />
          </div>
          <div className={styles.side}>
            <CategoryTabs
              label={labels.categories}
              categories={props.categories}
              current={categoryCode}
              basePath={basePath}
              hybrid={{ url: links.hybridPath, label: labels.hybrid }}
              onChoose={follow}
            />
            <div className={styles.list}>
              <ModelList label={labels.models} models={siblings} chosen={model} basePath={basePath} onChoose={follow} />
            </div>
            <ModelCarousel
              models={toCarousel(siblings, place)}
              before={siblings[place - 1]}
              after={siblings[place + 1]}
              chosen={model}
              basePath={basePath}
              labels={labels}
              onChoose={follow}
              onSwipe={({ code }) => choose([code])}
            />
            <div className={styles.offer}>
              <h2 className={styles.derivative}>{model.name}</h2>
              {price}
              <div ref={action} className={styles.actions}>
                {quote}
                {links.quoteSite && (
                  <ButtonLink href={toBuyingLink({ ...buying, step: 'test-drive' })}>{labels.testDrive}</ButtonLink>
                )}
                {models.length > 1 && (
                  <ButtonLink variant="quiet" href={`#${allModels}`}>
                    {labels.viewAllModels}
                  </ButtonLink>
                )}
              </div>
            </div>
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {hasChanged && [model.name, colour?.title.text, model.price].filter(Boolean).join(', ')}
        </p>
        <Dialog id={allModels} title={rangeName} labels={labels}>
          <ModelList
            label={labels.viewAllModels}
            models={models}
            chosen={model}
            basePath={basePath}
            closes
            onChoose={follow}
          />
        </Dialog>
      </section>
      {props.children}
      <SpecificationSummary
        model={model}
        labels={labels}
        aside={
          <YourSummary
            model={model}
            rangeName={rangeName}
            picture={picture}
            colour={colour}
            labels={labels}
            changeHref={models.length > 1 ? `#${allModels}` : null}
          />
        }
      >
        <FullSpecification url={`${basePath}/${model.code}`} code={model.code} labels={labels}>
          {props.specification}
        </FullSpecification>
      </SpecificationSummary>
      <div className={styles.bar} data-shown={hasActionLeft ? '' : undefined} inert={!hasActionLeft}>
        <span className={styles.barPrice}>{model.price}</span>
        {quote}
      </div>
    </>
  );
}

const allModels = 'all-models';

function StageHead({ rangeName, subtitle, fromPrice, labels, links }: ChooserProps) {
  return (
    <header className={styles.head}>
      <a className={styles.back} href={links.allPath}>
        {labels.back}
      </a>
      <h1>{rangeName}</h1>
      {subtitle && (
        <p className={styles.subtitle} lang={subtitle.lang}>
          {subtitle.text}
        </p>
      )}
      {fromPrice && (
        <p className={styles.from}>
          {labels.from} <strong className="numerals">{fromPrice}</strong>
        </p>
      )}
    </header>
  );
}

/** A range without models yet: one sentence, one way on. */
function NoModels(props: ChooserProps) {
  return (
    <>
      <section id={props.stageId} className={styles.stage} data-block="vehicle-model-selector">
        <div className={styles.empty}>
          <StageHead {...props} />
          <p>{props.labels.noModels}</p>
          <ButtonLink href={props.links.allPath}>{props.labels.toAllVehicles}</ButtonLink>
        </div>
      </section>
      {props.children}
    </>
  );
}

/** Whether an element has left the screen at its top. */
function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setLeft(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasLeft;
}
