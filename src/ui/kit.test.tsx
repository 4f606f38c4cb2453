import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion';
import { Carousel } from './carousel.client';
import { ErrorSummary } from './error-summary';
import { CheckboxField, SelectField, TextField } from './field';
import { Picture } from './picture';
import { Price } from './price';
import { Tabs } from './tabs.client';
import { Unbroken } from './unbroken';
import { Video } from './video.client';
import { Words } from './words';

describe('Words', () => {
  it('issue-2 §1: names the language of words that fell back, and shows nothing for nothing', () => {
    expect(renderToStaticMarkup(<Words of={{ text: 'Vehicles', lang: 'en' }} as="h2" />)).toBe(
      '<h2 lang="en">Vehicles</h2>',
    );
    expect(renderToStaticMarkup(<Words of={null} as="h2" />)).toBe('');
  });
});

describe('fields', () => {
  it('issue-2 §1: tie label, hint and error to the control', () => {
    const plain = renderToStaticMarkup(<TextField name="firstName" label="First name" hint="As on your licence" />);
    expect(plain).toContain('for="firstName"');
    expect(plain).toContain('aria-describedby="firstName-hint"');
    expect(plain).not.toContain('aria-invalid');

    const wrong = renderToStaticMarkup(
      <TextField name="firstName" label="First name" hint="As on your licence" error="Enter it" />,
    );
    expect(wrong).toContain('aria-describedby="firstName-error"');
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).not.toContain('As on your licence');
  });

  it('issue-2 §1: keep what was typed', () => {
    expect(
      renderToStaticMarkup(<TextField name="emailAddress" type="email" label="E-mail" defaultValue="a@b" />),
    ).toContain('value="a@b"');
    const select = (
      <SelectField
        name="province"
        label="Province"
        placeholder="Choose"
        defaultValue="n"
        options={[{ label: 'Neighbours', options: [{ value: 'n', label: 'Namibia' }] }]}
      />
    );
    expect(renderToStaticMarkup(select)).toContain('<option value="n" selected="">Namibia</option>');
  });

  it('issue-2 §1: tick nothing beforehand', () => {
    expect(renderToStaticMarkup(<CheckboxField name="agree" label="I agree" />)).not.toContain('checked');
  });

  it('issue-2 §1: are reached from the error summary, which is absent without errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="Correct" errors={[]} />)).toBe('');
    const html = renderToStaticMarkup(
      <ErrorSummary title="Correct" errors={[{ field: 'emailAddress', message: 'Enter it' }]} autoFocus />,
    );
    expect(html).toContain('<a href="#emailAddress">Enter it</a>');
    expect(html).toContain('tabindex="-1"');
    expect(html).toContain('autofocus');
  });
});

describe('Picture', () => {
  const picture = {
    sources: {
      avif: [
        { width: 480, url: '/a-480.avif' },
        { width: 960, url: '/a-960.avif' },
      ],
      webp: [{ width: 960, url: '/a-960.webp' }],
    },
    fallbackUrl: '/a.jpg',
    width: 960,
    height: 540,
    alt: 'A bakkie',
  };

  it('issue-2 §1: keeps its place and loads late, AVIF before WebP', () => {
    const html = renderToStaticMarkup(<Picture {...picture} sizes="50vw" />);
    expect(html).toContain('srcSet="/a-480.avif 480w, /a-960.avif 960w" sizes="50vw"');
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
    expect(html).toContain('width="960" height="540"');
    expect(html).toContain('loading="lazy"');
  });

  it('issue-2 §1: comes first when it has priority, and is cropped around its focal point', () => {
    const html = renderToStaticMarkup(<Picture {...picture} priority focalPoint={{ x: 30, y: 60 }} />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading=');
    expect(html).toContain('object-position:30% 60%');
  });
});

describe('Tabs', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Questions"
      tabs={[
        { id: 'buying', label: 'Buying', panel: <p>How to buy</p> },
        { id: 'owning', label: 'Owning', panel: <p>How to own</p> },
      ]}
    />,
  );

  it('issue-2 §1: the first tab is chosen, and each leads to its panel without JavaScript', () => {
    expect(html).toMatch(/<a[^>]*href="#buying"[^>]*aria-selected="true"/);
    expect(html).toMatch(/<a[^>]*href="#owning"[^>]*aria-selected="false"/);
    expect(html).toContain('How to own');
    expect(html).not.toContain('hidden');
    expect(html).not.toContain('tabindex');
  });
});

describe('Accordion', () => {
  it('X-41: every item opens alone and is closed at first', () => {
    const html = renderToStaticMarkup(
      <Accordion
        items={[
          { id: 'a', title: 'One', content: 'First' },
          { id: 'b', title: 'Two', content: 'Second' },
        ]}
      />,
    );
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* (open|name)=/);
  });
});

describe('Unbroken', () => {
  it('keeps words with a hyphen whole, and changes no letter', () => {
    const show = (text: string) => renderToStaticMarkup(<Unbroken text={text} />);
    expect(show('2.8 GD-6 GR-Sport 6AT')).toBe(
      '2.8 <span class="unbroken">GD-6</span> <span class="unbroken">GR-Sport</span> 6AT',
    );
    expect(show('Corolla – 1.8')).toBe('Corolla – 1.8');
  });
});

describe('Carousel', () => {
  const labels = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play', slide: 'Slide' };
  const slides = Array.from({ length: 10 }, (_, index) => ({ key: `${index}`, content: <p>Range {index + 1}</p> }));

  it('T-298: server markup has every slide, seven dots and the configured number', () => {
    const html = renderToStaticMarkup(<Carousel label="Ranges" slides={slides} slidesPerView={4} labels={labels} />);
    expect(html.match(/Range \d+/g)).toHaveLength(10);
    expect(html.match(/aria-label="Slide \d+"/g)).toHaveLength(7);
    expect(html).toContain('data-slides="4"');
  });

  it('issue-2 §1: has no controls for a single slide, and a pause button only when it moves by itself', () => {
    const single = renderToStaticMarkup(<Carousel label="Ranges" slides={slides.slice(0, 1)} labels={labels} />);
    expect(single).not.toContain('<button');
    expect(renderToStaticMarkup(<Carousel label="Ranges" slides={slides} labels={labels} />)).not.toContain('"Play"');
    expect(
      renderToStaticMarkup(<Carousel label="Ranges" slides={slides} autoplayMs={8000} labels={labels} />),
    ).toContain('"Play"');
  });
});

describe('Video', () => {
  it('issue-2 §1: says its size and is a link to the file until it is asked for', () => {
    const html = renderToStaticMarkup(
      <Video
        source={{ url: '/dakar.mp4', mimeType: 'video/mp4' }}
        width={1920}
        height={1080}
        title="Dakar"
        labels={{
          play: 'Play video',
          pause: 'Pause video',
          soundOn: 'Sound on',
          soundOff: 'Sound off',
          size: '12 MB',
          unsupported: 'Your browser does not support the video tag.',
          failed: 'It does not play here.',
        }}
      />,
    );
    expect(html).toContain('href="/dakar.mp4"');
    expect(html).toContain('12 MB');
    expect(html).not.toContain('<video');
  });
});

describe('Price', () => {
  it('issue-2 §1: shows the unit apart from the digits, what it was, and the terms beneath', () => {
    const html = renderToStaticMarkup(
      <Price amount="R 649 900" former={{ amount: 'R 699 900', label: 'Was' }} terms="Including VAT" />,
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe('R 649 900 Was R 699 900Including VAT');
    expect(html).toContain('<s>R 699 900</s>');
  });
});
