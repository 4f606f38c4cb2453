import type { CSSProperties } from 'react';
import { Icon } from '@/ui/icon';
import { scrollable } from '@/ui/scrollable';
import { Unbroken } from '@/ui/unbroken';
import { AddVehicle } from './add-vehicle';
import type { Comparison } from './compare-model';
import { CompareTable } from './compare-table';
import { CompareVehicleCell, VehicleHead } from './compare-vehicle';
import styles from './compare-view.module.css';
import type { CompareLabels } from './labels';

type CompareViewProps = { comparison: Comparison; labels: CompareLabels };

/**
 * Vehicles side by side. Names and prices stand twice in the markup: in each vehicle's cell, and in a strip over them
 * that stays while the page scrolls, and follows the cells sideways, by style alone.
 */
export function CompareView({ comparison, labels }: CompareViewProps) {
  const { vehicles, groups, terms, notices, range } = comparison;
  const cells = { '--vehicles': vehicles.length, '--open': vehicles.length < 4 ? 1 : 0 } as CSSProperties;
  const sizes = pictureSizes[vehicles.length] ?? wholeWidth;
  return (
    <div className={styles.page} data-comparison={vehicles.map(({ code }) => code).join(' ')}>
      <header className={styles.head}>
        <a className={styles.back} href={range.url}>
          <Icon name="back" />
          <span>{labels.back}</span>
        </a>
        <h1>{labels.title}</h1>
        {notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            <Icon name="info" />
            <span>{notice}</span>
          </p>
        ))}
        <Tools comparison={comparison} labels={labels} />
      </header>
      <div className={styles.comparison} style={cells} data-vehicles={vehicles.length}>
        {vehicles.length > 0 && (
          <div className={styles.strip} aria-hidden="true">
            <div className={styles.window}>
              <div className={styles.track}>
                {vehicles.map((vehicle) => (
                  <VehicleHead key={vehicle.code} vehicle={vehicle} labels={labels} name="p" />
                ))}
              </div>
            </div>
          </div>
        )}
        <section className={styles.scroller} aria-label={labels.sideBySide} {...scrollable}>
          <ul className={styles.vehicles}>
            {vehicles.map((vehicle, index) => (
              <CompareVehicleCell
                key={vehicle.code}
                vehicle={vehicle}
                labels={labels}
                isFirst={index === 0}
                sizes={sizes}
              />
            ))}
            <li className={styles.add}>
              <AddVehicle add={comparison.add} count={vehicles.length} labels={labels.add} />
            </li>
          </ul>
          {vehicles.length > 0 && <CompareTable comparison={comparison} labels={labels} />}
        </section>
      </div>
      {vehicles.length > 0 && groups.length < 2 && <p className={styles.terms}>{labels.noSpecification}</p>}
      {terms.length > 0 && (
        <div className={styles.terms}>
          {terms.map(({ text, lang }) => (
            <p key={text} lang={lang}>
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

const wholeWidth = '100vw';

/** How wide the pictures are, by how many there are; they reach somewhat beyond their cells. */
const pictureSizes = [
  wholeWidth,
  '(width >= 1280px) 50rem, (width >= 768px) 116vw, 64vw',
  '(width >= 1280px) 36vw, 56vw',
  '(width >= 1280px) 24vw, (width >= 768px) 32vw, 52vw',
  '(width >= 1280px) 24vw, (width >= 768px) 26vw, 52vw',
];

/** What is shown, as links, and the file; a single vehicle has no differences. */
function Tools({ comparison, labels }: CompareViewProps) {
  const { vehicles, links, isOnlyDifferences } = comparison;
  if (vehicles.length === 0) return null;
  const views = [
    { label: labels.everything, url: links.everything, isShown: !isOnlyDifferences },
    { label: labels.differences, url: links.differences, isShown: isOnlyDifferences },
  ];
  return (
    <div className={styles.tools}>
      {vehicles.length > 1 && (
        <nav className={styles.views} aria-label={labels.show}>
          {views.map(({ label, url, isShown }) => (
            <a key={url} className={styles.view} href={url} rel="nofollow" aria-current={isShown ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <a className={styles.download} href={links.csv} rel="nofollow" download>
        <Icon name="download" />
        <span>{labels.download}</span>
      </a>
      {vehicles.length > 1 && (
        <p className={styles.legend}>
          <Unbroken text={labels.legend} />
        </p>
      )}
    </div>
  );
}
