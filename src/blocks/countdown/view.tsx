import { Countdown } from '@/features/countdown/countdown';
import type { Locale } from '@/i18n/locales';
import { classNames } from '@/ui/class-names';
import { Words } from '@/ui/words';
import styles from './countdown.module.css';
import type { CountdownBlockModel } from './model';

export function CountdownView({ model, locale }: { model: CountdownBlockModel; locale: Locale }) {
  return (
    <section className={styles.section} data-block="countdown">
      <div className={classNames('wrap', styles.row)}>
        <Words of={model.title} as="h2" />
        <Countdown countdown={model.countdown} locale={locale} />
      </div>
    </section>
  );
}
