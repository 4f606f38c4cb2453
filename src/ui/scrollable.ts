/** What scrolls sideways must be reachable by keyboard, even where it holds no link (WCAG 2.1.1). */
export const scrollable = { tabIndex: 0 };
