import { Accordion } from '@/ui/accordion';
import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import type { ValueAddedOfferModel } from './model';
import styles from './value-added-offer.module.css';

/** The offer with its terms a press away (C-213), and a dealer to ask (C-214). `id` tells it from others on the page. */
export function ValueAddedOfferView(props: ValueAddedOfferModel & { id: string }) {
  const { heading, title, description, validity, over, sections, dealers, phones, id } = props;
  return (
    <Section block="valueAddedOffer">
      <div className={styles.panel}>
        <div className={styles.words}>
          <Words of={heading} as="p" className={styles.kind} />
          <Words of={title} as="h2" />
          <Words of={description} as="p" className={styles.lead} />
          {validity && <p className={styles.validity}>{validity}</p>}
          {over && <p>{over}</p>}
          <p>
            <ButtonLink href={dealers.href}>{dealers.label}</ButtonLink>
          </p>
        </div>
        <div className={styles.small}>
          <Accordion
            items={sections.map(({ key, title: name, text }) => ({
              id: `${id}-${key}`,
              title: name,
              content: <Words of={text} as="p" className={styles.text} />,
            }))}
          />
          {(phones.disclaimer || phones.insurers.length > 0) && (
            <div className={styles.phones}>
              {phones.insurers.length > 0 && (
                <ul className={styles.insurers}>
                  {phones.insurers.map(({ key, name, logo }) => (
                    <li key={key} className={styles.insurer}>
                      {logo ? <Picture {...logo} alt={name} sizes="120px" /> : name}
                    </li>
                  ))}
                </ul>
              )}
              <Words of={phones.disclaimer} as="p" className={styles.text} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
