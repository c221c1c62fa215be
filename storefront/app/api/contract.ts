// Written by `npm run contract` from api/openapi.json.

/** The fields that each request has: their labels, and their limits (lengths in characters). */
export const REQUESTS = {
  LoginRequest: {
    username: {},
    pass: {},
    device: {
      maxLength: 100,
    },
    code: {
      maxLength: 50,
    },
  },
  ConfirmRequest: {
    pass: {},
  },
  TotpCodeRequest: {
    code: {},
  },
  PasswordRequest: {
    password: {
      label: 'Password',
      minLength: 6,
      maxLength: 128,
    },
  },
  AdminRequest: {
    first_name: {
      label: 'Nama depan',
      maxLength: 100,
    },
    last_name: {
      label: 'Nama belakang',
      maxLength: 100,
    },
    username: {
      label: 'Username',
      maxLength: 100,
    },
    email: {
      label: 'Email',
      maxLength: 254,
    },
  },
  NewAdminRequest: {
    first_name: {
      label: 'Nama depan',
      maxLength: 100,
    },
    last_name: {
      label: 'Nama belakang',
      maxLength: 100,
    },
    username: {
      label: 'Username',
      maxLength: 100,
    },
    email: {
      label: 'Email',
      maxLength: 254,
    },
    password: {
      label: 'Password',
      minLength: 6,
      maxLength: 128,
    },
  },
  DisabledRequest: {
    disabled: {
      label: 'Nonaktif',
    },
  },
  CategoryRequest: {
    nama_category: {
      label: 'Nama kategori',
      maxLength: 100,
    },
    heading: {
      label: 'Subjudul',
      maxLength: 150,
    },
    intro: {
      label: 'Pengantar',
      maxLength: 1000,
    },
    facts: {
      label: 'Fakta',
      maxLength: 1000,
    },
    image: {
      label: 'Gambar',
      maxBytes: 10485760,
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    },
  },
  UpdateCategoryRequest: {
    nama_category: {
      label: 'Nama kategori',
      maxLength: 100,
    },
    heading: {
      label: 'Subjudul',
      maxLength: 150,
    },
    intro: {
      label: 'Pengantar',
      maxLength: 1000,
    },
    facts: {
      label: 'Fakta',
      maxLength: 1000,
    },
    image: {
      label: 'Gambar',
      maxBytes: 10485760,
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    },
    version: {
      minimum: 1,
    },
  },
  CreateProductRequest: {
    description: {
      label: 'Deskripsi',
      maxLength: 5000,
    },
    image: {
      label: 'Gambar',
      maxBytes: 10485760,
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    },
    name: {
      label: 'Nama',
      maxLength: 150,
    },
    price: {
      label: 'Harga',
      minimum: 0,
      maximum: 9999999999999.99,
    },
    category_id: {
      label: 'Kategori',
      minimum: 1,
    },
  },
  UpdateProductRequest: {
    description: {
      label: 'Deskripsi',
      maxLength: 5000,
    },
    image: {
      label: 'Gambar',
      maxBytes: 10485760,
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    },
    name: {
      label: 'Nama',
      maxLength: 150,
    },
    price: {
      label: 'Harga',
      minimum: 0,
      maximum: 9999999999999.99,
    },
    category_id: {
      label: 'Kategori',
      minimum: 1,
    },
    version: {
      minimum: 1,
    },
  },
  MoveProductsRequest: {
    category_id: {
      label: 'Kategori',
      minimum: 1,
    },
  },
  SheetRequest: {
    file: {
      maxBytes: 10485760,
      maxRows: 10000,
    },
    details: {
      label: 'Rincian',
    },
    create_categories: {
      label: 'Buat kategori baru',
    },
  },
  ContactRequest: {
    url_whatsapp: {
      label: 'WhatsApp',
      maxLength: 500,
    },
    url_instagram: {
      label: 'Instagram',
      maxLength: 500,
    },
    url_tiktok: {
      label: 'TikTok',
      maxLength: 500,
    },
    url_email: {
      label: 'Email',
      maxLength: 500,
    },
    url_fb: {
      label: 'Facebook',
      maxLength: 500,
    },
  },
  UpdateContactRequest: {
    url_whatsapp: {
      label: 'WhatsApp',
      maxLength: 500,
    },
    url_instagram: {
      label: 'Instagram',
      maxLength: 500,
    },
    url_tiktok: {
      label: 'TikTok',
      maxLength: 500,
    },
    url_email: {
      label: 'Email',
      maxLength: 500,
    },
    url_fb: {
      label: 'Facebook',
      maxLength: 500,
    },
    version: {
      minimum: 1,
    },
  },
  CompanyInfoRequest: {
    judul: {
      label: 'Judul',
      maxLength: 150,
    },
    value_company: {
      label: 'Deskripsi',
      maxLength: 2000,
    },
    image: {
      label: 'Gambar',
      maxBytes: 10485760,
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    },
  },
  UpdateCompanyInfoRequest: {
    judul: {
      label: 'Judul',
      maxLength: 150,
    },
    value_company: {
      label: 'Deskripsi',
      maxLength: 2000,
    },
    image: {
      label: 'Gambar',
      maxBytes: 10485760,
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    },
    version: {
      minimum: 1,
    },
  },
} as const;

/** What each list may be sorted by. */
export const SORTS = {
  admins: ['id', 'first_name', 'last_name', 'username', 'email', 'created_at'],
  category: ['id', 'nama_category', 'created_at', 'updated_at'],
  product: ['id', 'name', 'price', 'category_id', 'category.nama_category', 'created_at', 'updated_at'],
  contact: ['id', 'updated_at'],
  dashboard: ['id', 'judul', 'updated_at'],
  history: ['id', 'at', 'admin_name', 'record_name'],
  trash: ['id', 'name', 'deleted_at'],
} as const;

/** Pixels: the widths of a stored picture, below its own. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
