import type { TextWithImageBlock } from '@/cms/payload-types';

const description =
  'The bed takes a full pallet, the cabin takes five, and the diesel pulls three and a half tonnes without a word of complaint.';

export const fixtures = {
  typical: {
    blockType: 'textWithImage',
    id: 'twi-typical',
    subtitle: 'At work',
    title: 'Carries what you carry',
    description,
    image: 1,
    imgPosition: 'right',
    theme: 'default',
    buttons: [
      { id: 'one', linkLabel: 'See the bakkies', linkUrl: '/vehicles', buttonStyle: 'secondary', buttonColour: 'dark' },
      { id: 'two', linkLabel: 'Find a dealer', linkUrl: '/dealers', buttonStyle: 'quiet', buttonColour: 'dark' },
    ],
  },
  pictureLeft: {
    blockType: 'textWithImage',
    id: 'twi-left',
    title: 'Comes home clean',
    description,
    image: 2,
    altTag: 'A family car in a driveway',
    imgPosition: 'left',
  },
  stretch: {
    blockType: 'textWithImage',
    id: 'twi-stretch',
    subtitle: 'On the coast',
    title: 'The long way is the short way',
    description,
    image: 3,
    imgPosition: 'left',
    theme: 'stretch',
    buttons: [{ id: 'one', linkLabel: 'Plan a trip', linkUrl: '/vehicles', buttonStyle: 'secondary' }],
  },
  event: {
    blockType: 'textWithImage',
    id: 'twi-event',
    preImage: 4,
    subtitle: 'Dakar rally',
    title: 'Fourteen days of sand',
    date: '2027-01-03T12:00:00.000Z',
    expiryDate: '2027-01-16T12:00:00.000Z',
    description: 'Stage by stage, from the coast to the desert and back.\nFollow it here every evening.',
    image: 5,
    imgPosition: 'right',
    theme: 'stretch',
    facebookLink: 'https://facebook.example/rally',
    twitterLink: 'https://x.example/rally',
    instagramLink: 'https://instagram.example/rally',
    youtubeLink: 'https://youtube.example/rally',
  },
  longWords: {
    blockType: 'textWithImage',
    id: 'twi-long-words',
    title: 'Langafstandbrandstofverbruiksvergelyking',
    description: 'Ukusetshenziswa kukaphethiloli ohambweni olude, ngokwezilinganiso zasemgwaqweni.',
    image: 6,
    buttons: [
      {
        id: 'one',
        linkLabel: 'Vergelyk die brandstofverbruiksyfers van al die modelle',
        linkUrl: '/vehicles',
        buttonStyle: 'secondary',
      },
    ],
  },
  missingPicture: {
    blockType: 'textWithImage',
    id: 'twi-missing',
    title: 'The words stand alone',
    description,
    image: 987654,
  },
} satisfies Record<string, TextWithImageBlock>;
