import { ButtonLink } from '@/ui/button';
import { Picture, type PictureProps } from '@/ui/picture';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import styles from './insurance-promotion.module.css';
import type { InsurancePromotionModel } from './model';

type InsurancePromotionViewProps = InsurancePromotionModel & { picture: PictureProps | null };

export function InsurancePromotionView({ heading, description, link, picture }: InsurancePromotionViewProps) {
  return (
    <Section block="insurancePromotion">
      <div className={styles.panel}>
        <div className={styles.words}>
          <Words of={heading} as="h2" />
          <Words of={description} as="p" className={styles.text} />
          <p>
            <ButtonLink variant="quiet" href={link.href} lang={link.label.lang}>
              {link.label.text}
            </ButtonLink>
          </p>
        </div>
        {picture && <Picture {...picture} alt="" sizes="(width >= 1024px) 50vw, 100vw" className={styles.picture} />}
      </div>
    </Section>
  );
}
