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
  /** For links: chooses here instead of going there, unless another tab or window is wanted. */
  follow: (event: MouseEvent, address: string[]) => void;
};

/** The choice that the address says. Choosing writes the address; Back and Forward read it. */
export function useVehicleChoice(props: ChooserProps): Chosen {
  const { basePath, models, categories, defaultCategory, colours } = props;
  const [address, setAddress] = useState(props.address);
  const [hasChanged, setChanged] = useState(false);
  const initial = useRef(props.address);

  useEffect(() => {
    function onPopState() {
      setAddress(readAddress(basePath) ?? initial.current);
      setChanged(true);
    }
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [basePath]);

  function choose(next: string[]) {
    // Next's own state stays with the entry, so that its router takes no notice.
    history.pushState(history.state, '', [basePath, ...next].join('/'));
    setAddress(next);
    setChanged(true);
  }

  function follow(event: MouseEvent, next: string[]) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(next);
  }

  const choosable = models.map((model) => ({ ...model, colours: model.colours.flatMap((at) => colours[at] ?? []) }));
  const choice = toChoice(address, {
    categoryCodes: categories.map(({ code }) => code),
    defaultCategory,
    models: choosable,
  });
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
function readAddress(basePath: string): string[] | null {
  const parts = location.pathname.split('/');
  const slug = basePath.slice(basePath.lastIndexOf('/') + 1);
  const at = parts.indexOf(slug);
  return at < 0 ? null : toAsked(parts.slice(at + 1).filter(Boolean));
}
