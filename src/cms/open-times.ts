import type { Payload } from 'payload';
import { toDay } from '@/domain/calendar/south-african-time';
import { type Timetable, toTimetable } from '@/domain/opening-hours/open-time';
import { toProvince } from '@/domain/province/province';
import { cacheTag } from '@/lib/cache-tags';
import { heldRead } from '@/lib/held-read';
import { southAfricanHolidays } from './seed/south-african-holidays';

/**
 * When dealers are there: their hours and the public holidays of their market. An enquiry without a dealer, or whose
 * dealer is gone, has South Africa's working hours.
 */
export async function readTimetables(
  payload: Payload,
  dealerIds: readonly (number | null)[] | 'all',
): Promise<(dealerId: number | null) => Timetable> {
  const ids = dealerIds === 'all' ? null : [...new Set(dealerIds.filter((id) => id !== null))];
  const [dealers, holidaysOf] = await Promise.all([
    ids?.length === 0
      ? []
      : payload
          .find({
            ...common,
            collection: 'dealers',
            where: ids ? { id: { in: ids } } : {},
            select: { province: true, operatingHours: true },
          })
          .then(({ docs }) => docs),
    readHolidays(payload),
  ]);
  const known = new Map(
    dealers.map(({ id, province, operatingHours }) => [
      id,
      toTimetable(operatingHours ?? [], holidaysOf(toProvince(province))),
    ]),
  );
  const usual = toTimetable([], holidaysOf(null));
  return (dealerId) => (dealerId === null ? usual : (known.get(dealerId) ?? usual));
}

const common = { depth: 0, pagination: false, locale: 'en' } as const;

type Holidays = (province: string | null) => string[];

/** The public holidays where a province is: held, because every enquiry asks and they change once a year. */
function readHolidays(payload: Payload): Promise<Holidays> {
  const held =
    holidaysOfCms.get(payload) ?? heldRead({ tags: [cacheTag.markets], read: () => readMarketHolidays(payload) });
  holidaysOfCms.set(payload, held);
  return held();
}

const holidaysOfCms = new WeakMap<Payload, () => Promise<Holidays>>();

async function readMarketHolidays(payload: Payload): Promise<Holidays> {
  const select = { code: true, provinces: true, publicHolidays: true } as const;
  const { docs: markets } = await payload.find({ ...common, collection: 'markets', select });
  return (province) => {
    const market =
      markets.find(({ provinces }) => province !== null && provinces?.some((name) => toProvince(name) === province)) ??
      markets.find(({ code }) => code === 'ZA');
    const listed = (market?.publicHolidays ?? []).map(({ date }) => toDay(new Date(date)));
    return market?.code === 'ZA' ? [...listed, ...toUnlisted(listed)] : listed;
  };
}

/** South Africa's holidays of the years around now that nobody has listed: a promise must not run out with the list. */
function toUnlisted(listed: readonly string[]): string[] {
  const thisYear = new Date().getFullYear();
  return [thisYear - 1, thisYear, thisYear + 1]
    .filter((year) => !listed.some((day) => day.startsWith(`${year}-`)))
    .flatMap((year) => southAfricanHolidays(year).map(({ date }) => date));
}
