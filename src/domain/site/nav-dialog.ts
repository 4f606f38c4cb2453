/** What a link of the navigation may open in a dialog instead of leading to its page (D-315, D-316). */
export const navDialogs = ['subscribe', 'sponsorships'] as const;

export type NavDialog = (typeof navDialogs)[number];

/** The dialog's id on its page. */
export function toDialogId(dialog: NavDialog): string {
  return `dialog-${dialog}`;
}
