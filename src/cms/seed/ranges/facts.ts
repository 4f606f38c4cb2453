import { type Fact, fact } from './range-page';

/** Large figures that several ranges show. */
export function seatsFact(seats: number): Fact {
  return fact(seats, null, { en: 'seats', af: 'sitplekke', zu: 'izihlalo' });
}

export function towingFact(kilograms: number): Fact {
  return fact(kilograms, 'kg', {
    en: 'on the hook, with trailer brakes',
    af: 'aan die haak, met sleepwaremme',
    zu: 'ezidonswayo, itrela linamabhuleki',
  });
}

export function loadFact(kilograms: number): Fact {
  return fact(kilograms, 'kg', {
    en: 'on its back, and home again',
    af: 'op sy rug, en weer huis toe',
    zu: 'emhlane, kuphindelwe ekhaya',
  });
}

export function clearanceFact(millimetres: number): Fact {
  return fact(millimetres, 'mm', {
    en: 'between you and the stones',
    af: 'tussen jou en die klippe',
    zu: 'phakathi kwakho namatshe',
  });
}

export function luggageFact(litres: number): Fact {
  return fact(litres, 'l', { en: 'of luggage space', af: 'bagasieruimte', zu: 'zendawo yemithwalo' });
}

export function consumptionFact(litres: number): Fact {
  return fact(litres, 'l/100 km', {
    en: 'in the thriftiest model',
    af: 'in die spaarsaamste model',
    zu: 'kumodeli eyonga kakhulu',
  });
}

export function powerFact(kilowatts: number): Fact {
  return fact(kilowatts, 'kW', { en: 'at your right foot', af: 'by jou regtervoet', zu: 'onyaweni lwakho lwesokudla' });
}

export function torqueFact(newtonMetres: number): Fact {
  return fact(newtonMetres, 'Nm', {
    en: 'from low down',
    af: 'van onder af',
    zu: 'kusukela emajikelezweni aphansi',
  });
}

export function accelerationFact(seconds: number): Fact {
  return fact(seconds, 's', { en: 'to 100 km/h', af: 'tot 100 km/h', zu: 'ukufika ku-100 km/h' });
}

export function massFact(kilograms: number): Fact {
  return fact(kilograms, 'kg', { en: 'and not one more', af: 'en nie een meer nie', zu: 'hhayi ngaphezulu' });
}

export function airbagsFact(count: number): Fact {
  return fact(count, null, {
    en: 'airbags in every model',
    af: 'lugsakke in elke model',
    zu: 'ama-airbag kuwo wonke amamodeli',
  });
}

export function servicesFact(kilometres: number): Fact {
  return fact(kilometres, 'km', {
    en: 'of services included',
    af: 'se dienste ingesluit',
    zu: 'zamasevisi afakiwe',
  });
}
