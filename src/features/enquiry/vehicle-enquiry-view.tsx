import type { LocalText } from '@/i18n/local-text';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';
import { Price } from '@/ui/price';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import styles from './enquiry-view.module.css';
import type { ChosenRange, ChosenVehicle } from './vehicle-choices';
import { VehicleEnquiryForm, type VehicleEnquiryFormProps } from './vehicle-enquiry-form.client';

export type VehicleEnquiryViewProps = {
  title: string;
  lead: string;
  required: string;
  /** What is being asked for, shown beside the form. */
  asked: {
    about: ChosenVehicle | ChosenRange;
    title: string;
    change: { label: string; url: string };
    terms: LocalText | null;
  } | null;
  form: VehicleEnquiryFormProps;
  /** The dialog around it has the title already. */
  isEmbedded: boolean;
};

/** The page of a request: the vehicle with its price, or the range, and one column of fields. */
export function VehicleEnquiryView({ title, lead, required, asked, form, isEmbedded }: VehicleEnquiryViewProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={isEmbedded ? 'visually-hidden' : undefined}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {asked && <Asked {...asked} />}
      <div>
        <p className={styles.required}>{required}</p>
        <VehicleEnquiryForm {...form} />
      </div>
    </div>
  );
}

function Asked({ about, title, change, terms }: NonNullable<VehicleEnquiryViewProps['asked']>) {
  const vehicle = 'modelCode' in about ? about : null;
  return (
    <section
      className={classNames(styles.asked, styles.staying)}
      aria-labelledby="asked"
      data-range-code={about.rangeCode}
      data-model-code={vehicle?.modelCode}
      data-colour-code={vehicle?.colourCode ?? undefined}
    >
      {about.picture && (
        <div className={styles.stage}>
          <Picture {...about.picture} sizes="(width >= 1024px) 40vw, 100vw" priority />
        </div>
      )}
      <div className={styles.facts}>
        <p className={styles.label} id="asked">
          {title}
        </p>
        <h2 className={styles.name}>
          <Unbroken text={about.name} />
        </h2>
        <Words of={vehicle?.colourTitle ?? null} as="p" className={styles.colour} />
        {vehicle?.price && <Price amount={vehicle.price} terms={terms && <Words of={terms} as="p" />} />}
        <ButtonLink variant="quiet" href={change.url}>
          {change.label}
        </ButtonLink>
      </div>
    </section>
  );
}
