import type { SimpleButtonsBlock } from '@/cms/payload-types';

export const fixtures = {
  typical: {
    blockType: 'simpleButtons',
    id: 'buttons-typical',
    heading: 'Buy it your way',
    buttons: [
      { id: 'buy', label: 'Buy online', url: '/buying-site/toyota', style: 'primary' },
      { id: 'drive', label: 'Drive it first', url: '/buying-site/toyota/test-drive' },
    ],
  },
  finance: {
    blockType: 'simpleButtons',
    id: 'buttons-finance',
    heading: 'Apply for finance',
    buttons: [
      { id: 'person', label: 'For yourself', url: 'https://finance.example/apply/individual', opensNewTab: true },
      { id: 'company', label: 'For your company', url: 'https://finance.example/apply/company', opensNewTab: true },
    ],
  },
  minimal: {
    blockType: 'simpleButtons',
    id: 'buttons-minimal',
    buttons: [{ id: 'call', label: 'Call us', url: 'tel:+27800000120', style: 'quiet' }],
  },
  longWords: {
    blockType: 'simpleButtons',
    id: 'buttons-long-words',
    buttons: [
      { id: 'af', label: 'Doen aansoek om voertuigfinansiering', url: '/buying', style: 'primary' },
      { id: 'zu', label: 'Faka isicelo sokuxhaswa ngezimali sebhizinisi lakho', url: '/buying', opensNewTab: true },
    ],
  },
  empty: { blockType: 'simpleButtons', id: 'buttons-empty', buttons: [] },
} satisfies Record<string, SimpleButtonsBlock>;
