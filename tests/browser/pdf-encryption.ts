const id = '<07070707070707070707070707070707>';

/** @param entries of the standard security handler of ISO 32000-2, 7.6 */
export const encryptedTrailer = (entries: string) => `/ID [${id} ${id}] /Encrypt << /Filter /Standard ${entries} >>`;

/** For a user without a password, with `BT /F1 24 Tf 72 600 Td (Hello) Tj ET` as object 5. */
export const opened: [method: string, entries: string, content: string][] = [
  [
    'RC4-40',
    '/R 2 /V 1 /P -60 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <d8e0192604f0ceac181d7a6550271385ab8b808a506b8388bcd792d4e87c8a43>',
    '1689f1b3d2b0f6e6fd2aef0592a762869d6ba5996a90e3f0d477d5e2ca36be5e74185ed2',
  ],
  [
    'RC4-128',
    '/R 3 /V 2 /Length 128 /P -60 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <54de79e64a60269623c7d56445d53db400000000000000000000000000000000>',
    'b9a9e14a88b20b46b0b9fc58f06be212c76ccb6d4da4e1243e7511d99aadf964216e0078',
  ],
  [
    'AES-128',
    '/R 4 /V 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF /P -60 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <54de79e64a60269623c7d56445d53db400000000000000000000000000000000>',
    'd2aa8e9fc62c5ec0e8bdf35183fc8a82e9747742f12cf149e1f70bc92900132f8379b27ae646ee09de045d4cf67f7012d82e70f0ec68bb21a139a8fa3887fc8e',
  ],
  [
    'AES-256',
    '/R 6 /V 5 /Length 256 /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /P -60 /Perms <78983accc330ee094bd87986c4a98602> /O <0a1896250fa933fe2e945292854bfd229193baa14b13c81d7cfad63714d94d13c9aa479bd842d2e36a57bebb4f689cef> /OE <3efd01277a561dccc1167194077af86dc3dd89fd487bd56f4c5219c8be8be389> /U <0ae95f52b22a2fcc3a21e4f803223f1a1e081f92a7b3af387efce1615634667c514cf93db401220e5785e06f81ee2ffa> /UE <6d789103fe9ef4f4bd5d78dcb0b80d161afedea0372ab10d04517f6f1f2af512>',
    'e1caa1e349347db00395351bafc38c9c2313f63f14a55575cadc84e0e2d7ad53386b41f1fc2b58404ac232ca4b8c890fea19e868c87629073088a0165fae9d8c',
  ],
];

/** For a user with a password. */
export const locked: [method: string, entries: string][] = [
  [
    'RC4-40',
    '/R 2 /V 1 /P -60 /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /U <dd61442bf71b0d9b03552a0dc0cc26cf0ea6bc89a1203d91a4a13787e25815df>',
  ],
  [
    'RC4-128',
    '/R 3 /V 2 /Length 128 /P -60 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <9b2f7594dfae399e745065dbf5c8845200000000000000000000000000000000>',
  ],
  [
    'AES-128',
    '/R 4 /V 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF /P -60 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <9b2f7594dfae399e745065dbf5c8845200000000000000000000000000000000>',
  ],
  [
    'AES-256',
    '/R 6 /V 5 /Length 256 /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /P -60 /Perms <7125eab9c02e465848c753424c58329d> /O <fe788d47cf60c2d91be4935194b09b23b33e972484e3cb2ed5a3d219289f27738f9bd0c7b502097f6bf81270abea88a8> /OE <a62aed5c404e823d83f472c451304ecc6e4924860e0798b33ef57a07b7f700e3> /U <9af54ffeb00deac708b847e6a323ca156cfa2525c82d23c2ef5e60d8acd0679a343dd4b7710f704df8ec6c7cc2f8cc37> /UE <d0e984d6fd84422d93e27dd003e63b640bbecf423b2823e9700c30498bf9dacf>',
  ],
];
