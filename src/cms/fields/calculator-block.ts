import type { Block, Field } from 'payload';
import { extraComponents } from './extra-components';
import { paragraph, words } from './text';

type CalculatorBlock = { slug: string; interfaceName: string; label: string; more?: Field[] };

/** A block about paying for a vehicle: its words, the range that it starts with, and what it needs besides. */
export function calculatorBlock({ slug, interfaceName, label, more = [] }: CalculatorBlock): Block {
  return {
    slug,
    interfaceName,
    labels: { singular: label, plural: label },
    fields: [
      words('heading', { admin: { description: "Empty: the calculator's own, in the page's language." } }),
      paragraph('intro'),
      {
        name: 'range',
        type: 'relationship',
        relationTo: 'vehicle-ranges',
        admin: { description: 'What it starts with. Empty: the range of the page, or else the first that is offered.' },
      },
      ...more,
      extraComponents,
    ],
  };
}
