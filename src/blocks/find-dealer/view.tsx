import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Words } from '@/ui/words';
import styles from './find-dealer.module.css';
import type { FindDealerModel } from './model';

export function FindDealerView({ heading, intro, link }: FindDealerModel) {
  return (
    <section data-block="findDealer" className={styles.ground}>
      <div className={classNames('wrap', styles.block)}>
        <Words of={heading} as="h2" />
        <Words of={intro} as="p" className={styles.intro} />
        <p>
          <ButtonLink href={link.href} icon={<Icon name="pin" />}>
            {link.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
