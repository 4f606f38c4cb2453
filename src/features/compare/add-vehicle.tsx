import { Button, ButtonLink } from '@/ui/button';
import { SelectField } from '@/ui/field';
import { Fold, FoldSign } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import styles from './add-vehicle.module.css';
import type { CompareAdd } from './compare-model';
import type { CompareLabels } from './labels';

type AddVehicleProps = { add: CompareAdd; count: number; labels: CompareLabels['add'] };

/** Room for another vehicle: the next step while there is nothing to compare, and folded away once there is. */
export function AddVehicle({ add, count, labels }: AddVehicleProps) {
  if (add.options.length === 0) return <p className={styles.full}>{labels.full}</p>;
  if (count < 2) {
    return (
      <div className={styles.form}>
        <h2 className={styles.title}>{labels.title}</h2>
        <AddForm add={add} labels={labels} words={labels.first} variant="primary" />
      </div>
    );
  }
  return (
    <Fold
      summaryClassName={styles.summary}
      summary={
        <>
          <FoldSign />
          <span>{labels.title}</span>
        </>
      }
    >
      <div className={styles.form}>
        <AddForm add={add} labels={labels} words={labels.next} variant="secondary" />
      </div>
    </Fold>
  );
}

type AddFormProps = Pick<AddVehicleProps, 'add' | 'labels'> & { words: string; variant: 'primary' | 'secondary' };

/** The browser's own list of all vehicles, or the page to search them on. */
function AddForm({ add, labels, words, variant }: AddFormProps) {
  return (
    <>
      <p className={styles.words}>{words}</p>
      <form className={styles.fields} action={add.action} method="get">
        {add.kept.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SelectField name="code" label={labels.label} placeholder={labels.placeholder} options={add.options} required />
        <Button type="submit" variant={variant} icon={<Icon name="plus" />} wide>
          {labels.button}
        </Button>
      </form>
      <ButtonLink variant="quiet" href={add.listUrl} rel="nofollow">
        {labels.list}
      </ButtonLink>
    </>
  );
}
