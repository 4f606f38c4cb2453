import { ButtonLink } from '@/ui/button';
import { ButtonRow } from '@/ui/button-list';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import type { SimpleButton, SimpleButtonsModel } from './model';

type Labels = { newTab: string };

type SimpleButtonsViewProps = SimpleButtonsModel & { labels: Labels; isOpening: boolean };

/** Plain links in a row that wraps. */
export function SimpleButtonsView({ heading, buttons, labels, isOpening }: SimpleButtonsViewProps) {
  return (
    <Section block="simpleButtons" isTight>
      <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
      <ButtonRow>
        {buttons.map(({ key, ...button }) => (
          <Leading key={key} {...button} labels={labels} />
        ))}
      </ButtonRow>
    </Section>
  );
}

/** What opens in a new tab says so: to the eye by its sign, to the ear in words. */
function Leading({ label, href, variant, opensNewTab, labels }: Omit<SimpleButton, 'key'> & { labels: Labels }) {
  if (!opensNewTab) {
    return (
      <ButtonLink href={href} variant={variant} lang={label.lang}>
        {label.text}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={href} variant={variant} icon={<Icon name="external" />} target="_blank" rel="noopener noreferrer">
      <Words of={label} />
      <span className="visually-hidden"> {labels.newTab}</span>
    </ButtonLink>
  );
}
