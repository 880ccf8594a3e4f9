/** Said around an order and nothing of it. */
export const fillers = new Set(
  [
    'i im id ill we us me my our you your the some any of want wants wanted would like likes need needs get got buy order have having take',
    'give bring send put add please pls kindly thanks thank thx hi hello hey ok okay um uh er hmm just maybe also then too well so now today',
    'tomorrow could shall will can may for from with to into in on at lets let cart basket list shopping groceries grocery is it are this that',
    'gimme lemme wanna gonna n thanx plz hey there ama as last same week were are and fresh nice good actually really another more extra about around each per store shop home house sir madam yes yeah right lot lots',
    'naomba nataka ninataka tafadhali nipe niletee ningependa asante nunua ongeza pia habari samahani na ya za wa la cha vya kwa hii',
    'ke kopa batla reka hle mpe leboha dumela hape le tsa sa ba bo mo ka ho kgotso ntate mme lengata',
    'ek wil he asseblief asb gee my graag koop dankie ook en van die n ons is',
    'ngicela ngifuna ngiyabonga sawubona futhi kanye nami',
    'je voudrais veux prends svp sil vous plait merci bonjour et de du des la les donnez moi avec',
  ]
    .join(' ')
    .split(' '),
);

/** Begin a new thing. */
export const joiners = new Set('but lakini empa maar and na le en et plus then also pia hape futhi kanye ook'.split(' '));

/** Tell one thing from another of its kind and name none. */
export const adjectives = new Set(
  'white brown mweupe weupe kahawia bosweu masweu bosootho masootho large small big low full fat'.split(' '),
);
