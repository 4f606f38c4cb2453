import type { OwnerBenefitsBlock, VehicleModel } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import type { IconName } from '@/ui/icon';

/** A model's plans; `text` null says that it has none at present. */
export type Plan = { kind: 'servicePlan' | 'warranty'; text: LocalText | null };

/** The plans that some models of the range share. `isFirst`: those of the model that the page opens with. */
export type PlansOfModels = { codes: string[]; plans: Plan[]; isFirst: boolean };

export type OwnerBenefitsModel = {
  heading: LocalText | null;
  intro: LocalText | null;
  plans: PlansOfModels[];
  benefits: { key: string; icon: IconName | null; title: LocalText; description: LocalText | null }[];
};

/** Service plan and warranty by model code, each pair once (C-261); a '-' or nothing is unavailable (C-262, C-263). */
export function toOwnerBenefits(
  block: OwnerBenefitsBlock,
  { models, openingCode }: { models: VehicleModel[]; openingCode: string | null },
): OwnerBenefitsModel | null {
  const groups = new Map<string, PlansOfModels>();
  for (const model of models) {
    const plans: Plan[] = [
      { kind: 'servicePlan', text: toPlan(model, 'servicePlan') },
      { kind: 'warranty', text: toPlan(model, 'warranty') },
    ];
    const key = JSON.stringify(plans);
    const group = groups.get(key) ?? { codes: [], plans, isFirst: false };
    groups.set(key, {
      ...group,
      codes: [...group.codes, model.code],
      isFirst: group.isFirst || model.code === openingCode,
    });
  }
  const benefits = (block.benefits ?? []).flatMap((stored, index) => {
    const title = localText(stored, 'title');
    if (!title) return [];
    return [
      {
        key: stored.id ?? String(index),
        icon: stored.icon ?? null,
        title,
        description: localText(stored, 'description'),
      },
    ];
  });
  if (groups.size === 0 && benefits.length === 0) return null;
  return {
    heading: localText(block, 'heading'),
    intro: localText(block, 'intro'),
    plans: [...groups.values()],
    benefits,
  };
}

function toPlan(model: VehicleModel, name: 'servicePlan' | 'warranty'): LocalText | null {
  const text = localText(model, name);
  return text && text.text.trim() !== '-' ? text : null;
}
