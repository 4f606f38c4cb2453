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
  subject: string | null;
  /** Everything else, as typed, by the specification's field names. */
  details: Readonly<Record<string, string>>;
};
