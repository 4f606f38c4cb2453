'use client';

import { useEffect, useState } from 'react';
import { ErrorView } from '@/features/shell/error-view';
import { defaultLocale, isLocale, type Locale, localePath } from '@/i18n/locales';
import af from '@/i18n/messages/af/error.json';
import en from '@/i18n/messages/en/error.json';
import zu from '@/i18n/messages/zu/error.json';
import { Button } from '@/ui/button';

const words = { en, af, zu };

/** A page that could not be made. What the visitor sees says so; what happened is in the log. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  useEffect(() => {
    const { lang } = document.documentElement;
    if (isLocale(lang)) setLocale(lang);
  }, []);
  const { title, sentence, again, vehicles, dealer, home } = words[locale];
  const way = (text: string, path: string) => ({ label: { text }, url: localePath(locale, path) });
  return (
    <main>
      <ErrorView
        title={title}
        sentence={sentence}
        ways={[way(vehicles, '/vehicles'), way(dealer, '/dealers'), way(home, '/')]}
      >
        <Button variant="secondary" onClick={reset}>
          {again}
        </Button>
      </ErrorView>
    </main>
  );
}
