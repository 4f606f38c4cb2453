import type { WrittenGlobal } from './records';

/** What the demo market promises, and who hears when it is not kept; its opt-out register is empty and of the day of loading. */
export function enquirySettings(now: Date): WrittenGlobal<'enquiry-settings'> {
  return {
    promisedHours: 4,
    escalationRecipients: [{ email: 'escalations@forecourt.example' }],
    alarmRecipients: [{ email: 'alarms@forecourt.example' }],
    registerCleansedAt: now.toISOString(),
  };
}
