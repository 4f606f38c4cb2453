import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import type { FormLinkModel } from './model';

/** The way to a form: nothing of one visitor may stand in a kept page, so the form has its own. */
export function FormLinkView({ heading, intro, link }: FormLinkModel) {
  return (
    <Section block="formLink">
      <Words of={heading} as="h2" />
      <Words of={intro} as="p" />
      <p>
        <ButtonLink variant="primary" href={link.url}>
          <Words of={link.label} />
        </ButtonLink>
      </p>
    </Section>
  );
}
