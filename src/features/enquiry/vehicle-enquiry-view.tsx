import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { Price } from '@/ui/price';
import { Words } from '@/ui/words';
import type { ChosenVehicle } from './vehicle-choices';
import { VehicleEnquiryForm, type VehicleEnquiryFormProps } from './vehicle-enquiry-form.client';
import styles from './vehicle-enquiry-view.module.css';

export type VehicleEnquiryViewProps = {
  title: string;
  lead: string;
  required: string;
  /** What is being asked for, shown beside the form. */
  asked: { vehicle: ChosenVehicle; title: string; change: { label: string; url: string }; terms: string | null } | null;
  form: VehicleEnquiryFormProps;
};

/** The page of a quote request: the vehicle with its price, and one column of fields. */
export function VehicleEnquiryView({ title, lead, required, asked, form }: VehicleEnquiryViewProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {asked && <Asked {...asked} />}
      <div className={styles.main}>
        <p className={styles.required}>{required}</p>
        <VehicleEnquiryForm {...form} />
      </div>
    </div>
  );
}

function Asked({ vehicle, title, change, terms }: NonNullable<VehicleEnquiryViewProps['asked']>) {
  return (
    <section
      className={styles.asked}
      aria-labelledby="asked"
      data-model-code={vehicle.modelCode}
      data-colour-code={vehicle.colourCode ?? undefined}
    >
      {vehicle.picture && (
        <div className={styles.stage}>
          <Picture {...vehicle.picture} sizes="(width >= 1024px) 40vw, 100vw" priority />
        </div>
      )}
      <div className={styles.facts}>
        <p className={styles.label} id="asked">
          {title}
        </p>
        <h2 className={styles.name}>{vehicle.name}</h2>
        <Words of={vehicle.colourTitle} as="p" className={styles.colour} />
        {vehicle.price && <Price amount={vehicle.price} terms={terms} />}
        <ButtonLink variant="quiet" href={change.url}>
          {change.label}
        </ButtonLink>
      </div>
    </section>
  );
}
