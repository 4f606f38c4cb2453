import type { CSSProperties } from 'react';
import { ButtonLink } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Picture } from '@/ui/picture';
import { Price } from '@/ui/price';
import { Unbroken } from '@/ui/unbroken';
import type { CompareVehicle } from './compare-model';
import styles from './compare-vehicle.module.css';
import type { CompareLabels } from './labels';

type VehicleProps = { vehicle: CompareVehicle; labels: CompareLabels };

/** One of the vehicles: its picture on the ground line, name and price, and what can be done with it. */
export function CompareVehicleCell({
  vehicle,
  labels,
  isFirst,
  sizes,
}: VehicleProps & { isFirst: boolean; sizes: string }) {
  const { code, picture, links, difference, availability } = vehicle;
  const name = <span className="visually-hidden"> {`${vehicle.range} ${vehicle.name}`}</span>;
  return (
    <li className={styles.vehicle} data-code={code}>
      <div className={styles.stage}>
        {picture ? (
          <div className={styles.stance} style={toStyle(picture.stance)}>
            <Picture {...picture} alt="" sizes={sizes} priority={isFirst} />
          </div>
        ) : (
          <p className={styles.missing}>{labels.noPicture}</p>
        )}
      </div>
      <VehicleHead vehicle={vehicle} labels={labels} name="h2" />
      <div className={styles.rest}>
        {difference && (
          <p className={styles.difference}>
            {difference.text} <span className="visually-hidden">{difference.than}</span>
          </p>
        )}
        {availability && (
          <p className={styles.availability}>
            <span className="visually-hidden">{labels.availability}: </span>
            {availability}
          </p>
        )}
        <Colours vehicle={vehicle} labels={labels} />
        <div className={styles.links}>
          <ButtonLink wide href={links.quote} className={styles.quote}>
            {labels.requestQuote}
            {name}
          </ButtonLink>
          <a className={styles.link} href={links.view}>
            {labels.view}
            {name}
          </a>
          {links.change && (
            <a className={styles.link} href={links.change} rel="nofollow">
              {labels.change}
              {name}
            </a>
          )}
          {links.remove && (
            <a className={styles.link} href={links.remove} rel="nofollow">
              {labels.remove}
              {name}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** Range, name and price: the part that stays. */
export function VehicleHead({ vehicle, labels, name: Name }: VehicleProps & { name: 'h2' | 'p' }) {
  const { range, name, price, hasPrice, formerPrice } = vehicle;
  return (
    <div className={styles.head}>
      <Name className={styles.name}>
        <span className={styles.range}>{range}</span>{' '}
        <span className={styles.derivative}>
          <Unbroken text={name} />
        </span>
      </Name>
      {hasPrice ? (
        <Price
          className={styles.price}
          amount={formerPrice ? `${price}*` : price}
          former={formerPrice ? { amount: formerPrice, label: labels.formerPrice } : undefined}
        />
      ) : (
        <p className={styles.words}>{price}</p>
      )}
    </div>
  );
}

function Colours({ vehicle: { colours }, labels }: VehicleProps) {
  if (colours.length === 0) return null;
  return (
    <Fold
      className={styles.colours}
      summaryClassName={styles.summary}
      summary={
        <>
          <span className={styles.dots} aria-hidden="true">
            {colours.map(({ paintCode, tone, secondTone }) => (
              <span key={paintCode} className={styles.dot} style={toTones(tone, secondTone)} />
            ))}
          </span>
          <span className={styles.count}>{labels.colours(colours.length)}</span>
        </>
      }
    >
      <ul className={styles.names}>
        {colours.map(({ paintCode, title, tone, secondTone }) => (
          <li key={paintCode} className={styles.colour}>
            <span className={styles.dot} style={toTones(tone, secondTone)} aria-hidden="true" />
            <span lang={title.lang}>{title.text}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function toStyle({ width, start, above, below }: { width: number; start: number; above: number; below: number }) {
  return { inlineSize: `${width}%`, marginInlineStart: `${start}%`, marginBlock: `${above}% ${below}%` };
}

function toTones(tone: string, secondTone: string) {
  return { '--tone': tone, '--second-tone': secondTone } as CSSProperties;
}
