import { NotFoundPage } from '../../not-found-page';
import { rememberedLocale } from '../../request-locale';

/** For what is not cached; cached routes render `NotFoundPage` themselves. */
export default function NotFound() {
  return <NotFoundPage locale={rememberedLocale()} path="/" />;
}
