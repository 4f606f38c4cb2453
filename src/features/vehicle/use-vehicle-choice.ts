import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { modelsOf, toAsked, toChoice } from '@/domain/vehicle/choice';
import type { ChooserColour, ChooserModel, ChooserProps } from './chooser-props';

type Chosen = {
  categoryCode: string | null;
  model: ChooserModel | null;
  /** The models of the category, and the chosen one's place among them. */
  siblings: ChooserModel[];
  place: number;
  colours: ChooserColour[];
  colour: ChooserColour | null;
  /** Whether something was chosen since the page came: then it is announced. */
  hasChanged: boolean;
  choose: (address: string[]) => void;
  /** For a link to a choice of this range: chooses here instead of going there, unless another window is wanted. */
  follow: (event: MouseEvent) => void;
};

/** The choice that the address says. Choosing writes the address; Back and Forward read it. */
export function useVehicleChoice(props: ChooserProps): Chosen {
  const { basePath, models, categories, defaultCategory, colours } = props;
  const [address, setAddress] = useState(props.address);
  const [hasChanged, setChanged] = useState(false);
  const initial = useRef(props.address);

  useEffect(() => {
    function onPopState() {
      setAddress(readAddress(basePath, location.pathname) ?? initial.current);
      setChanged(true);
    }
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [basePath]);

  const choices = {
    categoryCodes: categories.map(({ code }) => code),
    defaultCategory,
    models: models.map((model) => ({ ...model, colours: model.colours.flatMap((at) => colours[at] ?? []) })),
  };

  function choose(next: string[]) {
    // Next's own state stays with the entry, so that its router takes no notice.
    history.pushState(history.state, '', [basePath, ...next].join('/'));
    setAddress(next);
    setChanged(true);
  }

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.hash || link.search) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const next = readAddress(basePath, link.pathname);
    // Other pages below the range are no choice of it.
    if (!next?.length || `${toChoice(next, choices).address}` !== `${next}`) return;
    event.preventDefault();
    choose(next);
  }

  const choice = toChoice(address, choices);
  const model = models.find(({ code }) => code === choice.model?.code) ?? null;
  const siblings = modelsOf(choice.categoryCode, models);
  const own = choice.model?.colours ?? [];
  return {
    categoryCode: choice.categoryCode,
    model,
    siblings,
    place: model ? siblings.indexOf(model) : -1,
    colours: own,
    colour: own.find(({ paintCode }) => paintCode === choice.paintCode) ?? null,
    hasChanged,
    choose,
    follow,
  };
}

/** The path parts after the range's slug, however the language is written before or behind them. */
function readAddress(basePath: string, path: string): string[] | null {
  const parts = path.split('/');
  const at = parts.indexOf(basePath.slice(basePath.lastIndexOf('/') + 1));
  return at < 0 ? null : toAsked(parts.slice(at + 1).filter(Boolean));
}
