/** An enquiry as another system receives it. */
export type OutgoingEnquiry = {
  reference: string;
  type: string;
  submittedAt: Date;
  /** The visitor's language: en, af or zu. */
  language: string;
  contact: { fullName: string; contactNumber: string; emailAddress: string; province: string | null };
  /** `supplierCode`: the maker's code of the dealer. */
  dealer: { name: string; supplierCode: string | null } | null;
  modelCode: string | null;
  colourCode: string | null;
  /** What it is about, in English. */
  subject: string | null;
  /** Everything else, as typed, by the specification's field names; of a file only that there is one. */
  details: Readonly<Record<string, string>>;
  /** The same for people: in English words, as the dealer's letter says it. */
  asked: readonly { label: string; value: string }[];
  /** Where it is answered and its file is opened, by whoever may. */
  inboxUrl: string;
};
