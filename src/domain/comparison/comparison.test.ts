import { describe, expect, it } from 'vitest';
import { compareSpecifications, onlyDifferences, type SpecificationGroup } from './comparison';

type Written = Record<string, Record<string, string>>;

function specification(groups: Written): SpecificationGroup<{ text: string }>[] {
  return Object.entries(groups).map(([title, items]) => ({
    title: { text: title },
    items: Object.entries(items).map(([label, value]) => ({ label: { text: label }, value: { text: value } })),
  }));
}

function compare(...vehicles: Written[]) {
  return compareSpecifications(vehicles.map(specification));
}

/** Labels and values, group by group. */
function told(groups: ReturnType<typeof compare>) {
  return groups.map(({ title, rows }) => [
    title?.text,
    ...rows.map(({ label, values }) => [label.text, ...values.map((value) => value?.text ?? null)]),
  ]);
}

describe('compareSpecifications', () => {
  it('D-404: lays the same group and label of all vehicles side by side, a gap where one says nothing', () => {
    const groups = compare({ Safety: { Airbags: '7', ABS: 'Standard' } }, { Safety: { Airbags: '9' } });
    expect(told(groups)).toEqual([['Safety', ['Airbags', '7', '9'], ['ABS', 'Standard', null]]]);
  });

  it('knows groups and labels again however they are spaced and in whatever case', () => {
    const groups = compare({ Safety: { 'Child  seats': '2' } }, { SAFETY: { 'child\u00a0seats': '3' } });
    expect(told(groups)).toEqual([['Safety', ['Child  seats', '2', '3']]]);
  });

  it('puts what only a later vehicle has where it stands there', () => {
    const groups = compare(
      { Engine: { Power: '85 kW', Tank: '50 l' }, Size: { Length: '4 m' } },
      { Engine: { Power: '150 kW', Turbo: 'One', Tank: '80 l' }, Load: { Payload: '950 kg' }, Size: { Length: '5 m' } },
    );
    expect(groups.map(({ title }) => title?.text)).toEqual(['Engine', 'Load', 'Size']);
    expect(groups[0]?.rows.map(({ label }) => label.text)).toEqual(['Power', 'Turbo', 'Tank']);
  });

  it('D-404: a row differs when any two vehicles do; marked are those unlike the first', () => {
    const [group] = compare({ A: { x: '1', y: 'On' } }, { A: { x: '1', y: ' on ' } }, { A: { x: '2' } });
    expect(group?.rows.map(({ differs, marked }) => ({ differs, marked }))).toEqual([
      { differs: true, marked: [false, false, true] },
      { differs: true, marked: [false, false, true] },
    ]);
  });

  it('what is the same for all does not differ, and a vehicle alone differs from none', () => {
    expect(compare({ A: { x: '1' } }, { A: { x: '1' } })[0]?.rows[0]).toMatchObject({
      differs: false,
      marked: [false, false],
    });
    expect(compare({ A: { x: '1' } })[0]?.rows[0]).toMatchObject({ differs: false, marked: [false] });
  });

  it('keeps two rows of the same label apart', () => {
    const twice = [
      {
        title: { text: 'A' },
        items: ['1', '2'].map((text) => ({ label: { text: 'USB' }, value: { text } })),
      },
    ];
    expect(told(compareSpecifications([twice, twice]))).toEqual([['A', ['USB', '1', '1'], ['USB', '2', '2']]]);
  });

  it('leaves out items without label or value, and groups without items', () => {
    const empty = {
      title: { text: 'A' },
      items: [
        { label: null, value: { text: '1' } },
        { label: { text: 'x' }, value: null },
      ],
    };
    expect(compareSpecifications([[empty]])).toEqual([]);
  });
});

describe('onlyDifferences', () => {
  it('D-404: leaves the rows that differ, and no group without any', () => {
    const groups = compare({ A: { x: '1', y: '1' }, B: { z: '1' } }, { A: { x: '1', y: '2' }, B: { z: '1' } });
    expect(told(onlyDifferences(groups))).toEqual([['A', ['y', '1', '2']]]);
  });
});
