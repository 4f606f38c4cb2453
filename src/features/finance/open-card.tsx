import { createRoot, type Root } from 'react-dom/client';
import { Calculator } from './calculator';
import type { CardContent } from './card-content';
import { Subscription } from './subscription';

/**
 * Opens or closes a card of a vehicle page: the form that would lead to the whole page stays where it is, its panel gets
 * the calculator. It follows the vehicle that is chosen on the stage.
 */
export async function toggleCard(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const panel = form.parentElement?.querySelector<HTMLElement>('[data-card-panel]');
  const address = form.dataset.calculatorCard;
  if (!button || !panel || !address) return;
  const willOpen = button.getAttribute('aria-expanded') !== 'true';
  show({ button, panel, isOpen: willOpen });
  if (!willOpen || opened.has(panel)) return;
  const root = createRoot(panel);
  opened.add(panel);
  root.render(<p role="status">{button.dataset.loading}</p>);
  try {
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
    follow(root, await response.json());
  } catch {
    opened.delete(panel);
    root.unmount();
    form.submit();
  }
}

const opened = new WeakSet<Element>();

function show({ button, panel, isOpen }: { button: Element; panel: HTMLElement; isOpen: boolean }) {
  button.setAttribute('aria-expanded', String(isOpen));
  const label = button.getAttribute(isOpen ? 'data-close' : 'data-open');
  if (label) button.setAttribute('aria-label', label);
  panel.hidden = !isOpen;
}

/** Shows the calculator for the vehicle on the stage, now and whenever another is chosen there. */
function follow(root: Root, content: CardContent) {
  const stage = document.querySelector<HTMLElement>('[data-block="vehicle-model-selector"]');
  const render = () => {
    const code = stage?.dataset.modelCode;
    const isOffered = content.props.vehicles.some((vehicle) => vehicle.code === code);
    root.render(<Card key={isOffered ? code : ''} content={content} modelCode={isOffered ? code : undefined} />);
  };
  render();
  if (stage) new MutationObserver(render).observe(stage, { attributeFilter: ['data-model-code'] });
}

function Card({ content, modelCode }: { content: CardContent; modelCode: string | undefined }) {
  if (content.product === 'subscription') {
    const { props } = content;
    const isOther = modelCode !== undefined && modelCode !== props.asked.modelCode;
    return (
      <Subscription
        {...props}
        id="card-subscription"
        asked={modelCode ? { ...props.asked, modelCode } : props.asked}
        quotes={isOther ? [] : props.quotes}
        isStaleAtFirst={isOther}
      />
    );
  }
  return (
    <Calculator
      {...content.props}
      id={`card-${content.product}`}
      asked={modelCode ? { ...content.props.asked, modelCode } : content.props.asked}
    />
  );
}
