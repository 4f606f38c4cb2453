import { type GlossaryKey, glossaryKeys } from '@/domain/finance/glossary';
import type { WrittenRecord } from './records';
import type { Words } from './words';

type Line = { term: Words; explanation: Words };

/**
 * What each word of finance means, in two or three sentences. The rules are those of the National Credit Act; the
 * example is R400 000 at 12% over 72 months throughout.
 */
const lines: Record<GlossaryKey, Line> = {
  'admin-fee': {
    term: { en: 'Admin fee', af: 'Administrasiefooi', zu: 'Imali yokuphatha i-akhawunti' },
    explanation: {
      en: 'What the lender asks each month for keeping the account, with every instalment. The National Credit Act allows at most R60, which is R69 with VAT.',
      af: 'Wat die kredietgewer elke maand vra om die rekening te bedryf, saam met elke paaiement. Die Nasionale Kredietwet laat hoogstens R60 toe; met BTW is dit R69.',
      zu: 'Imali umbolekisi ayibiza nyanga zonke ngokuphatha i-akhawunti, ikhokhwa kanye nesitolimende ngasinye. UMthetho Kazwelonke Wezezikweletu uvumela u-R60 ubuningi, okungu-R69 uma kufakwe i-VAT.',
    },
  },
  arrears: {
    term: { en: 'Paid in arrears', af: 'Agterna betaal', zu: 'Ukukhokha ekupheleni kwenyanga' },
    explanation: {
      en: 'Each instalment falls due at the end of the month that it is for, so the first one comes a month after you sign. Interest is counted on what you owed during that month. It has nothing to do with falling behind, which is also called being in arrears.',
      af: 'Elke paaiement is betaalbaar aan die einde van die maand waarvoor dit is, dus kom die eerste een ’n maand nadat jy geteken het. Rente word bereken op wat jy in daardie maand geskuld het. Dit beteken nie dat jy agterstallig is nie.',
      zu: 'Isitolimende ngasinye sikhokhwa ekupheleni kwenyanga esingesayo, ngakho esokuqala sikhokhwa ngemva kwenyanga usayinile. Inzalo ibalwa kulokho obukukweleta ngaleyo nyanga. Akusho ukuthi usilele ekukhokheni.',
    },
  },
  balloon: {
    term: { en: 'Balloon payment', af: 'Ballonbetaling', zu: 'I-balloon' },
    explanation: {
      en: 'Part of the price that you pay in one sum, with the last instalment. You pay interest on it until then, so the instalments are smaller and the whole cost is higher. A balloon of 30% on R400 000 at 12% over 72 months takes about R1 146 off each instalment and adds about R37 486 to all that you pay.',
      af: '’n Deel van die prys wat jy in een bedrag betaal, saam met die laaste paaiement. Tot dan betaal jy rente daarop; die paaiemente is dus kleiner en die volle koste hoër. ’n Ballon van 30% op R400 000 teen 12% oor 72 maande haal omtrent R1 146 van elke paaiement af en sit omtrent R37 486 by alles wat jy betaal.',
      zu: 'Ingxenye yentengo oyikhokha kanye, kanye nesitolimende sokugcina. Kuze kube yileso sikhathi ukhokha inzalo kuyo, ngakho izitolimende ziba zincane kodwa izindleko zizonke ziba phezulu. I-balloon engu-30% ku-R400 000 ngo-12% ezinyangeni ezingu-72 isusa cishe u-R1 146 esitolimendeni ngasinye yengeze cishe u-R37 486 kukho konke okukhokhayo.',
    },
  },
  'cash-price': {
    term: { en: 'Cash price', af: 'Kontantprys', zu: 'Intengo yokheshi' },
    explanation: {
      en: 'What the vehicle costs with VAT when nothing is borrowed. A deposit comes off it; interest and fees come on top. The costs of putting it on the road are not in it.',
      af: 'Wat die voertuig met BTW kos wanneer niks geleen word nie. ’n Deposito gaan daarvan af; rente en fooie kom by. Die koste om dit op die pad te kry, is nie daarin nie.',
      zu: 'Lokho imoto ekubizayo kufakwe i-VAT uma kungabolekwa lutho. Idiphozithi iyasuka kuyo; inzalo nezimali ziyengezwa phezulu. Izindleko zokuyibeka emgwaqweni azikho kuyo.',
    },
  },
  'cost-of-credit': {
    term: { en: 'Cost of credit', af: 'Koste van krediet', zu: 'Izindleko zesikweletu' },
    explanation: {
      en: 'Interest and fees together: the total to repay less what you borrowed. R400 000 at 12% over 72 months, with nothing left for the end, costs about R169 221 in interest and fees.',
      af: 'Rente en fooie saam: die totaal om terug te betaal, min wat jy geleen het. R400 000 teen 12% oor 72 maande, met niks wat vir die einde oorbly nie, kos omtrent R169 221 aan rente en fooie.',
      zu: 'Inzalo nezimali sekuhlangene: isamba esikhokhwayo kukhishwe imali oyibolekile. U-R400 000 ngo-12% ezinyangeni ezingu-72, kungasali lutho lwasekugcineni, ubiza cishe u-R169 221 wenzalo nezimali.',
    },
  },
  deposit: {
    term: { en: 'Deposit', af: 'Deposito', zu: 'Idiphozithi' },
    explanation: {
      en: 'What you pay at the start, in money or by trading in a vehicle. You borrow that much less, so both the instalments and the interest fall. How high it may be differs by product, and the calculators say why.',
      af: 'Wat jy aan die begin betaal, in geld of deur ’n voertuig in te ruil. Jy leen soveel minder, dus daal sowel die paaiemente as die rente. Hoe hoog dit mag wees, verskil per produk, en die sakrekenaars sê waarom.',
      zu: 'Okukhokhayo ekuqaleni, ngemali noma ngokushintshisa ngemoto. Uboleka imali encane ngalokho, ngakho kwehla izitolimende nenzalo. Ukuthi ingaba ngakanani kuya ngomkhiqizo, futhi izibali ziyasho ukuthi kungani.',
    },
  },
  depreciation: {
    term: { en: 'Depreciation', af: 'Waardevermindering', zu: 'Ukwehla kwenani lemoto' },
    explanation: {
      en: 'What a vehicle loses in value as it grows older and is driven. Nobody sends an account for it, yet it is often the largest cost of keeping a vehicle. You meet it on the day that you sell or trade in.',
      af: 'Wat ’n voertuig aan waarde verloor namate dit ouer word en gery word. Niemand stuur ’n rekening daarvoor nie, en tog is dit dikwels die grootste koste van ’n voertuig. Jy merk dit op die dag dat jy verkoop of inruil.',
      zu: 'Inani imoto elilahlekelwayo njengoba iguga futhi ishayelwa. Akekho othumela i-akhawunti yako, kodwa kuvame ukuba yindleko enkulu kunazo zonke yokuba nemoto. Ukubona ngosuku othengisa noma oshintshisa ngalo.',
    },
  },
  'excess-kilometres': {
    term: { en: 'Excess kilometres', af: 'Kilometers bo die perk', zu: 'Amakhilomitha angaphezulu' },
    explanation: {
      en: 'Kilometres beyond those you agreed on, counted over the whole term. When the vehicle goes back at the end, each of them costs an amount that the contract states.',
      af: 'Kilometers bo dié waarop jy ooreengekom het, oor die hele termyn getel. Wanneer die voertuig aan die einde teruggaan, kos elkeen ’n bedrag wat in die kontrak staan.',
      zu: 'Amakhilomitha angaphezu kwalawo enavumelana ngawo, abalwa esikhathini sonke. Uma imoto ibuyiswa ekugcineni, ngalinye libiza imali ebhalwe enkontilekeni.',
    },
  },
  'fixed-rate': {
    term: { en: 'Fixed rate', af: 'Vaste koers', zu: 'Izinga elingaguquki' },
    explanation: {
      en: 'An interest rate that stays the same until the last instalment, whatever the repo rate does. You know every instalment from the first day.',
      af: '’n Rentekoers wat tot met die laaste paaiement dieselfde bly, wat die repokoers ook al doen. Jy ken elke paaiement van die eerste dag af.',
      zu: 'Izinga lenzalo elingaguquki kuze kube yisitolimende sokugcina, noma izinga le-repo lingenzani. Wazi isitolimende ngasinye kusukela osukwini lokuqala.',
    },
  },
  'future-drive': {
    term: { en: 'Future Drive', af: 'Future Drive', zu: 'I-Future Drive' },
    explanation: {
      en: 'Finance over 36 or 48 months, with a value that is guaranteed for the end. Then you choose: pay that value and keep the vehicle, trade it in, or give it back. The guarantee holds for the kilometres and the condition that you agreed on.',
      af: 'Finansiering oor 36 of 48 maande, met ’n waarde wat vir die einde gewaarborg is. Dan kies jy: betaal daardie waarde en hou die voertuig, ruil dit in, of gee dit terug. Die waarborg geld vir die kilometers en die toestand waarop julle ooreengekom het.',
      zu: 'Ukuxhaswa ngezimali ezinyangeni ezingu-36 noma ezingu-48, nenani eliqinisekiselwe ukuphela. Bese uyakhetha: khokha lelo nani ugcine imoto, shintshisa ngayo, noma uyibuyise. Isiqinisekiso sisebenza ngamakhilomitha nangesimo senavumelana ngaso.',
    },
  },
  'guaranteed-future-value': {
    term: {
      en: 'Guaranteed future value',
      af: 'Gewaarborgde toekomstige waarde',
      zu: 'Inani lesikhathi esizayo eliqinisekisiwe',
    },
    explanation: {
      en: 'What the lender promises that the vehicle will be worth at the end, as a share of its price. It is left to pay like a balloon, but you may give the vehicle back in place of paying it. It depends on the model, the term and the kilometres a year: the more you drive, the lower it is.',
      af: 'Wat die kredietgewer belowe dat die voertuig aan die einde werd sal wees, as ’n deel van sy prys. Dit bly oor om te betaal soos ’n ballon, maar jy mag die voertuig teruggee in plaas daarvan om te betaal. Dit hang af van die model, die termyn en die kilometers per jaar: hoe meer jy ry, hoe laer is dit.',
      zu: 'Inani umbolekisi athembisa ukuthi imoto iyoba nalo ekugcineni, njengengxenye yentengo yayo. Lisala likhokhwa njenge-balloon, kodwa ungabuyisa imoto esikhundleni sokulikhokha. Liya ngemodeli, isikhathi namakhilomitha ngonyaka: uma ushayela kakhulu, liba phansi.',
    },
  },
  'initiation-fee': {
    term: { en: 'Initiation fee', af: 'Inisiasiefooi', zu: 'Imali yokuvula i-akhawunti' },
    explanation: {
      en: 'Paid once, for setting up the credit. The National Credit Act allows at most R1 050, which is R1 207.50 with VAT, and never more than 15% of the principal. Our figures count it as paid at the start, so it bears no interest.',
      af: 'Een keer betaal, om die krediet op te stel. Die Nasionale Kredietwet laat hoogstens R1 050 toe, wat met BTW R1 207,50 is, en nooit meer as 15% van die hoofsom nie. Ons syfers neem dit as aan die begin betaal, dus dra dit geen rente nie.',
      zu: 'Ikhokhwa kanye, ngokuhlela isikweletu. UMthetho Kazwelonke Wezezikweletu uvumela u-R1 050 ubuningi, okungu-R1 207.50 uma kufakwe i-VAT, futhi ingalokothi yeqe u-15% wemali ebolekiwe. Izibalo zethu ziyithatha njengekhokhwe ekuqaleni, ngakho ayinanzalo.',
    },
  },
  instalment: {
    term: { en: 'Instalment', af: 'Paaiement', zu: 'Isitolimende' },
    explanation: {
      en: 'What you pay each month: interest, a part of the loan, and the admin fee. At the start more of it is interest, towards the end more of it pays off the loan. One instalment alone says little, so the number of instalments, the total, the rate and what is left for the end stand beside it.',
      af: 'Wat jy elke maand betaal: rente, ’n deel van die lening, en die administrasiefooi. Aan die begin is meer daarvan rente, later betaal meer daarvan die lening af. Een paaiement op sy eie sê min; daarom staan die getal paaiemente, die totaal, die koers en wat vir die einde oorbly daarby.',
      zu: 'Okukhokha nyanga zonke: inzalo, ingxenye yemali oyibolekile, nemali yokuphatha i-akhawunti. Ekuqaleni ingxenye enkulu yaso iyinzalo, ngasekugcineni ingxenye enkulu ikhokhela imali ebolekiwe. Isitolimende sodwa asisho okuningi, ngakho eceleni kwaso kumi inani lezitolimende, isamba, izinga lenzalo nokusalele ekugcineni.',
    },
  },
  'instalment-sale': {
    term: { en: 'Instalment sale', af: 'Afbetalingsverkoop', zu: 'Ukuthenga ngezitolimende' },
    explanation: {
      en: 'You drive the vehicle from the first day and pay for it month by month. It belongs to the lender until the last payment, a balloon included, and to you from then on.',
      af: 'Jy ry die voertuig van die eerste dag af en betaal maand vir maand daarvoor. Dit behoort aan die kredietgewer tot met die laaste betaling, ’n ballon ingesluit, en daarna aan jou.',
      zu: 'Ushayela imoto kusukela osukwini lokuqala uyikhokhele inyanga nenyanga. Ingeyombolekisi kuze kube yinkokhelo yokugcina, kuhlanganise ne-balloon, bese iba ngeyakho kusukela lapho.',
    },
  },
  'interest-rate': {
    term: { en: 'Interest rate', af: 'Rentekoers', zu: 'Izinga lenzalo' },
    explanation: {
      en: 'What borrowing costs, in percent a year. It is counted month by month on what you still owe: 12% a year is 1% a month. For this class of credit the highest rate that the law allows is the repo rate plus 17 percentage points.',
      af: 'Wat dit kos om te leen, in persent per jaar. Dit word maand vir maand bereken op wat jy nog skuld: 12% per jaar is 1% per maand. Vir hierdie klas krediet is die hoogste koers wat die wet toelaat, die repokoers plus 17 persentasiepunte.',
      zu: 'Lokho ukuboleka okukubizayo, ngamaphesenti ngonyaka. Libalwa inyanga nenyanga kulokho osakukweleta: u-12% ngonyaka ngu-1% ngenyanga. Kulolu hlobo lwesikweletu izinga eliphezulu kunawo wonke elivunyelwa ngumthetho yizinga le-repo kwengezwe amaphesenti angu-17.',
    },
  },
  lease: {
    term: { en: 'Lease', af: 'Bruikhuur', zu: 'Ukuqasha' },
    explanation: {
      en: 'You pay by the month for the use of a vehicle over an agreed term. It is not yours meanwhile. Where the contract leaves a balloon, paying it makes the vehicle yours; otherwise it goes back.',
      af: 'Jy betaal per maand vir die gebruik van ’n voertuig oor ’n ooreengekome termyn. Intussen is dit nie joune nie. Waar die kontrak ’n ballon laat, word die voertuig joune wanneer jy dit betaal; anders gaan dit terug.',
      zu: 'Ukhokha inyanga nenyanga ngokusebenzisa imoto isikhathi okuvunyelwene ngaso. Okwamanje ayiyona eyakho. Lapho inkontileka ishiya i-balloon, imoto iba ngeyakho uma uyikhokha; uma kungenjalo iyabuyiswa.',
    },
  },
  'linked-rate': {
    term: { en: 'Linked rate', af: 'Gekoppelde koers', zu: 'Izinga elihambisana nezinga eliyinhloko' },
    explanation: {
      en: 'An interest rate that follows the prime rate, which follows the repo rate. When the repo rate moves by one percentage point, so does yours, and your instalment with it. The calculators show what one point up and one point down would do.',
      af: '’n Rentekoers wat die primakoers volg, wat weer die repokoers volg. Wanneer die repokoers met een persentasiepunt skuif, skuif joune ook, en jou paaiement daarmee saam. Die sakrekenaars wys wat een punt op en een punt af sou doen.',
      zu: 'Izinga lenzalo elilandela izinga eliyinhloko, lona elilandela izinga le-repo. Uma izinga le-repo linyakaza ngephesenti elilodwa, elakho nalo liyanyakaza, kanye nesitolimende sakho. Izibali zibonisa ukuthi iphesenti elilodwa phezulu nelilodwa phansi lingenzani.',
    },
  },
  'on-the-road': {
    term: { en: 'On-the-road costs', af: 'Padkoste', zu: 'Izindleko zokubeka imoto emgwaqweni' },
    explanation: {
      en: 'What must be paid beside the price before you can drive away, such as registration, the licence and number plates. Some lines are fixed by law, some are the dealer’s own, and some are optional. Ask for each line by itself.',
      af: 'Wat benewens die prys betaal moet word voordat jy kan wegry, soos registrasie, die lisensie en nommerplate. Party reëls is deur die wet bepaal, party is die handelaar se eie, en party is opsioneel. Vra vir elke reël op sy eie.',
      zu: 'Okumele kukhokhwe ngaphandle kwentengo ngaphambi kokuba uhambe nayo, njengokubhalisa, ilayisense nezinombolo zemoto. Eminye imigqa inqunywe ngumthetho, eminye ngeyomthengisi, eminye uyazikhethela. Cela umugqa ngamunye uwodwa.',
    },
  },
  principal: {
    term: { en: 'Principal', af: 'Hoofsom', zu: 'Imali ebolekiwe' },
    explanation: {
      en: 'The amount that you borrow: the price less the deposit. Interest is counted on it, and on what is left of it month by month.',
      af: 'Die bedrag wat jy leen: die prys min die deposito. Rente word daarop bereken, en maand vir maand op wat daarvan oorbly.',
      zu: 'Imali oyibolekayo: intengo kukhishwe idiphozithi. Inzalo ibalwa kuyo, nakulokho okusele kuyo inyanga nenyanga.',
    },
  },
  protect: {
    term: { en: 'KINTO Protect', af: 'KINTO Protect', zu: 'I-KINTO Protect' },
    explanation: {
      en: 'Cover that can be added to a KINTO ONE subscription, for an amount a month of its own. It is not in the subscription’s price; the quote states it beside, with VAT.',
      af: 'Dekking wat by ’n KINTO ONE-intekening gevoeg kan word, teen ’n eie bedrag per maand. Dit is nie in die intekening se prys nie; die kwotasie noem dit daarnaas, met BTW.',
      zu: 'Isivikelo esingengezwa kokubhaliselwe kwe-KINTO ONE, ngemali yaso siqu ngenyanga. Asikho entengweni yokubhaliselwe; ikhotheshini isibhala eceleni, kufakwe i-VAT.',
    },
  },
  'repo-rate': {
    term: { en: 'Repo rate', af: 'Repokoers', zu: 'Izinga le-repo' },
    explanation: {
      en: 'The rate at which the South African Reserve Bank lends to banks. Prime and every linked rate follow it up and down. The calculators name the repo rate that they use, and its date.',
      af: 'Die koers waarteen die Suid-Afrikaanse Reserwebank aan banke leen. Prima en elke gekoppelde koers volg dit op en af. Die sakrekenaars noem die repokoers wat hulle gebruik, en sy datum.',
      zu: 'Izinga iBhange Eliyinhloko laseNingizimu Afrika (i-Reserve Bank) elibolekisa ngalo amabhange. Izinga eliyinhloko nawo wonke amazinga ahambisana nalo ayalilandela phezulu naphansi. Izibali zisho izinga le-repo ezilisebenzisayo nosuku lwalo.',
    },
  },
  residual: {
    term: { en: 'Residual value', af: 'Reswaarde', zu: 'Inani elisalayo' },
    explanation: {
      en: 'What a vehicle is reckoned to be worth at the end of a term, and so what may be left to pay. As a balloon you choose the share of the price; as a guaranteed future value the lender sets it and stands by it.',
      af: 'Wat ’n voertuig na raming aan die einde van ’n termyn werd is, en dus wat oor kan bly om te betaal. As ballon kies jy die deel van die prys; as gewaarborgde toekomstige waarde bepaal die kredietgewer dit en staan daarby.',
      zu: 'Inani okulinganiselwa ukuthi imoto iyoba nalo ekupheleni kwesikhathi, ngakho nalokho okungasala kukhokhwe. Njenge-balloon uzikhethela ingxenye yentengo; njengenani eliqinisekisiwe umbolekisi uyalinquma alimele.',
    },
  },
  'service-plan': {
    term: { en: 'Service plan', af: 'Diensplan', zu: 'Uhlelo lwesevisi' },
    explanation: {
      en: 'Pays for the services that the maker prescribes, up to a number of years or kilometres, whichever comes first. A maintenance plan goes further and pays for parts that wear, such as brake pads, wiper blades and the battery, but not for tyres.',
      af: 'Betaal vir die dienste wat die vervaardiger voorskryf, tot by ’n getal jare of kilometers, wat ook al eerste kom. ’n Onderhoudsplan gaan verder en betaal vir dele wat slyt, soos remblokkies, ruitveërblaaie en die battery, maar nie vir bande nie.',
      zu: 'Lukhokhela amasevisi anqunywe ngumenzi wemoto, kuze kufike iminyaka noma amakhilomitha athile, noma yikuphi okufika kuqala. Uhlelo lokunakekela luya phambili lukhokhele izingxenye ezigugayo, njengamabhuleki, ama-wiper nebhethri, kodwa hhayi amathayi.',
    },
  },
  subscription: {
    term: { en: 'Subscription', af: 'Intekening', zu: 'Ukubhalisela imoto' },
    explanation: {
      en: 'One price a month for the use of a vehicle, over an agreed term and number of kilometres. With KINTO ONE the first year’s licence, services and maintenance, a recovery device and the connected car are in it. At the end the vehicle goes back, and you own nothing.',
      af: 'Een prys per maand vir die gebruik van ’n voertuig, oor ’n ooreengekome termyn en getal kilometers. By KINTO ONE is die eerste jaar se lisensie, dienste en onderhoud, ’n opsporingstoestel en die gekoppelde motor daarin. Aan die einde gaan die voertuig terug, en jy besit niks.',
      zu: 'Intengo eyodwa ngenyanga yokusebenzisa imoto, isikhathi namakhilomitha okuvunyelwene ngakho. Ku-KINTO ONE kufakwe ilayisense yonyaka wokuqala, amasevisi nokunakekela, insiza yokuthola imoto entshontshiwe nemoto exhunyiwe. Ekugcineni imoto iyabuyiswa, awubi nalutho olungolwakho.',
    },
  },
  term: {
    term: { en: 'Term', af: 'Termyn', zu: 'Isikhathi' },
    explanation: {
      en: 'How long the agreement runs, in months. A longer term makes each instalment smaller and the interest more. Before fees, R400 000 at 12% is R10 533.53 a month and R105 609 in interest over 48 months, but R7 820.08 a month and R163 046 in interest over 72.',
      af: 'Hoe lank die ooreenkoms loop, in maande. ’n Langer termyn maak elke paaiement kleiner en die rente meer. Voor fooie is R400 000 teen 12% R10 533,53 per maand en R105 609 aan rente oor 48 maande, maar R7 820,08 per maand en R163 046 aan rente oor 72.',
      zu: 'Ukuthi isivumelwano sithatha izinyanga ezingaki. Isikhathi eside senza isitolimende ngasinye sibe sincane kodwa inzalo ibe ningi. Ngaphambi kwezimali zokuphatha, u-R400 000 ngo-12% ngu-R10 533.53 ngenyanga no-R105 609 wenzalo ezinyangeni ezingu-48, kodwa u-R7 820.08 ngenyanga no-R163 046 wenzalo kwezingu-72.',
    },
  },
  'total-repayable': {
    term: { en: 'Total to repay', af: 'Totaal om terug te betaal', zu: 'Isamba esikhokhwayo' },
    explanation: {
      en: 'Everything that goes to the lender: all instalments with interest and fees, what is left for the end, and the initiation fee. The deposit is not in it. Compare offers by this figure, never by the instalment alone.',
      af: 'Alles wat na die kredietgewer gaan: al die paaiemente met rente en fooie, wat vir die einde oorbly, en die inisiasiefooi. Die deposito is nie daarin nie. Vergelyk aanbiedinge volgens hierdie syfer, nooit net volgens die paaiement nie.',
      zu: 'Konke okuya kumbolekisi: zonke izitolimende nenzalo nezimali, okusalele ekugcineni, nemali yokuvula i-akhawunti. Idiphozithi ayikho kuso. Qhathanisa okunikezwayo ngalesi samba, ungalokothi uqhathanise ngesitolimende sodwa.',
    },
  },
};

/** Every line of the glossary, in the order of the keys. */
export const glossary: WrittenRecord<'glossary-terms'>[] = glossaryKeys.map((key) => ({ key, ...lines[key] }));
