import type { MarketingRefusal } from '@/domain/privacy/marketing-decision';

/** Who would get an edition of the newsletter now, as the admin asks for it. */
export type EditionReport = {
  /** When it was sent; null: not yet. */
  sentAt: string | null;
  willGet: number;
  /** Of those: who read it in English because it has no words in their language. */
  inEnglishInstead: number;
  /** Confirmed subscribers who chose its topic and get nothing, by reason. */
  withheld: Record<MarketingRefusal, number>;
};
